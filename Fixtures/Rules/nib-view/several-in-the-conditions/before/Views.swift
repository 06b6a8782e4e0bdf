import UIKit

final class BadgeView: UIView {}

final class HeaderView: UIView {}

class TermsViewController: UIViewController {
    func addBoth() {
        if let badge = Bundle.main.loadNibNamed("BadgeView", owner: nil, options: nil)?.first as? BadgeView,
            let header = Bundle.main.loadNibNamed("HeaderView", owner: nil, options: nil)?.first as? HeaderView
        {
            view.addSubview(badge)
            view.addSubview(header)
        }
        guard let badge = UINib(nibName: "BadgeView", bundle: nil).instantiate(withOwner: nil, options: nil).first as? BadgeView,
            let terms = UIStoryboard(name: "Terms", bundle: nil).instantiateInitialViewController() as? TermsViewController
        else { return }
        terms.view.addSubview(badge)
    }
}
