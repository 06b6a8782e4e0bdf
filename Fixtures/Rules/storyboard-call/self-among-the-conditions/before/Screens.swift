import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showLater() {
        let work: () -> Void = { [weak self] in
            guard let self = self, let terms = self.legal.instantiateInitialViewController() as? TermsViewController else { return }
            self.present(terms, animated: true)
        }
        work()
        let more: () -> Void = { [weak self] in
            if let self = self, let terms = self.legal.instantiateInitialViewController() as? TermsViewController {
                self.show(terms, sender: nil)
            }
        }
        more()
    }
}
