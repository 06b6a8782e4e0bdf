import UIKit

@available(*, deprecated, message: "There are terms now.")
final class OldViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

final class HelpViewController: UIViewController {}

extension HelpViewController: Instantiatable {
    static let storyboardName = "Legal"
}

@available(iOS 99, *)
final class NewViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

protocol Starting {
    @MainActor func showAll()
}

final class StartViewController: UIViewController, Starting {
    @available(*, deprecated)
    func showAll() {
        present(OldViewController.instantiateFromStoryboard(withIdentifier: "Old"), animated: true)
        present(HelpViewController.instantiateFromStoryboard(withIdentifier: "Help"), animated: true)
        if #available(iOS 99, *) {
            present(NewViewController.instantiateFromStoryboard(withIdentifier: "New"), animated: true)
        }
    }
}
