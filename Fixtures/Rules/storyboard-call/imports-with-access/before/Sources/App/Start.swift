internal import Screens
internal import UIKit

final class StartViewController: UIViewController {}

final class BadgeView: UIView {}

@MainActor func openAll(in container: UIViewController) {
    openTerms(in: container)
    container.present(UIStoryboard(name: "Start", bundle: nil).instantiateInitialViewController() as! StartViewController, animated: true)
    container.view.addSubview(UINib(nibName: "BadgeView", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! BadgeView)
}
