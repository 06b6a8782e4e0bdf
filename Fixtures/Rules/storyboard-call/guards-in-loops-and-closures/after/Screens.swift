import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showAll() {
        for title in ["New", "Old"] {
            let terms = TermsViewController.instantiateFromStoryboard()
            terms.title = title
            present(terms, animated: true)
        }
        days: for day in 1...2 {
            for hour in 1...2 {
                let terms = TermsViewController.instantiateFromStoryboard()
                terms.title = "\(day) \(hour)"
                present(terms, animated: true)
            }
        }
    }

    lazy var later: TermsViewController? = {
        let terms = TermsViewController.instantiateFromStoryboard()
        terms.title = "Later"
        return terms
    }()

    func showLater() {
        let show: () -> Void = { [weak self] in
            guard let self = self else { return }
            let terms = TermsViewController.instantiateFromStoryboard()
            self.present(terms, animated: true)
        }
        show()
    }

    func showTwice(_ count: Int) {
        switch count {
        case 2:
            let terms = TermsViewController.instantiateFromStoryboard()
            present(terms, animated: true)
        default:
            print("once")
        }
    }
}
