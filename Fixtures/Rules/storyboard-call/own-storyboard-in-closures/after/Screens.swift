import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "About"
}

class AboutViewController: UIViewController {
    func showLater() {
        let show: () -> Void = { [weak self] in
            guard let self = self else { return }
            let terms = TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms")
            self.present(terms, animated: true)
        }
        show()
        let take = {
            _ = self.take(TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms"))
        }
        take()
        print(type(of: take))
    }

    @discardableResult func take(_ terms: TermsViewController) -> Int {
        return terms.children.count
    }
}
