internal import Screens
internal import UIKit

final class StartViewController: UIViewController, Instantiatable {
    static let storyboardName = "Start"
}

final class BadgeView: UIView, NibLoadable {}

@MainActor func openAll(in container: UIViewController) {
    openTerms(in: container)
    container.present(StartViewController.instantiateFromStoryboard(), animated: true)
    container.view.addSubview(UINib.instantiateView() as BadgeView)
}
