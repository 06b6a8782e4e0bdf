import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    func showLater() {
        let show: () -> Void = { [weak self] in
            guard let self = self, let board = self.storyboard else { return }
            let terms = board.instantiateViewController(withIdentifier: "Terms") as! TermsViewController
            self.present(terms, animated: true)
        }
        show()
        let take = {
            guard let board = self.storyboard else { return }
            self.take(board.instantiateViewController(withIdentifier: "Terms") as! TermsViewController)
        }
        take()
        print(type(of: take))
    }

    @discardableResult func take(_ terms: TermsViewController) -> Int {
        return terms.children.count
    }
}
