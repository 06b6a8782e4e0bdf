import UIKit

final class BadgeView: UIView {}

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    func showTerms() {
        let storyboard = UIStoryboard(name: "Terms", bundle: nil)
        let terms = storyboard.instantiateInitialViewController() as! TermsViewController
        let nib = UINib(nibName: "BadgeView", bundle: nil)
        terms.view.addSubview(nib.instantiate(withOwner: terms, options: nil)[0] as! BadgeView)
        present(terms, animated: true)
    }
}
