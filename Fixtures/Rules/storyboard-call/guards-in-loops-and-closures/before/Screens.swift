import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showAll() {
        for title in ["New", "Old"] {
            guard let terms = legal.instantiateInitialViewController() as? TermsViewController else { continue }
            terms.title = title
            present(terms, animated: true)
        }
        days: for day in 1...2 {
            for hour in 1...2 {
                guard let terms = legal.instantiateInitialViewController() as? TermsViewController else { break days }
                terms.title = "\(day) \(hour)"
                present(terms, animated: true)
            }
        }
    }

    lazy var later: TermsViewController? = {
        guard let terms = self.legal.instantiateInitialViewController() as? TermsViewController else { return nil }
        terms.title = "Later"
        return terms
    }()

    func showLater() {
        let show: () -> Void = { [weak self] in
            guard let self = self else { return }
            guard let terms = UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as? TermsViewController else {
                self.title = "No terms"
                return
            }
            self.present(terms, animated: true)
        }
        show()
    }

    func showTwice(_ count: Int) {
        switch count {
        case 2:
            guard let terms = legal.instantiateInitialViewController() as? TermsViewController else { fallthrough }
            present(terms, animated: true)
        default:
            print("once")
        }
    }
}
