import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showLater() {
        let work: () -> Void = { [weak self] in
            guard let self = self else { return }
            let terms = TermsViewController.instantiateFromStoryboard()
            self.present(terms, animated: true)
        }
        work()
        let more: () -> Void = { [weak self] in
            if let self = self {
                let terms = TermsViewController.instantiateFromStoryboard()
                self.show(terms, sender: nil)
            }
        }
        more()
    }
}
