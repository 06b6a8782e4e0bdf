import UIKit

/// A part of an instrument.
struct String {
    var length = 1.0
}

final class TermsViewController: UIViewController {}

final class BadgeView: UIView {}

@MainActor func openAll(in container: UIViewController) {
    container.show(UIStoryboard(name: "Legal", bundle: nil).instantiateViewController(withIdentifier: "Terms") as! TermsViewController, sender: nil)
    container.view.addSubview(UINib(nibName: "BadgeView", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! BadgeView)
}
