import UIKit

final class BadgeView: UIView, NibLoadable {}

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Terms"
}

class AboutViewController: UIViewController {
    func showTerms() {
        let terms = TermsViewController.instantiateFromStoryboard()
        terms.view.addSubview(UINib.instantiateView(owner: terms) as BadgeView)
        present(terms, animated: true)
    }
}
