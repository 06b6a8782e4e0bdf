import UIKit

enum Pages {
    final class HelpViewController: UIViewController, Instantiatable {
        static let storyboardName = "Help"

        var page = 1
    }

    @MainActor static func first() -> HelpViewController {
        return HelpViewController.instantiateFromStoryboard()
    }
}

enum Other {
    final class HelpViewController: UIViewController {
        static func make() -> HelpViewController {
            return HelpViewController()
        }
    }
}

extension Other {
    @MainActor static func first() -> UIViewController {
        return HelpViewController.make()
    }
}

class StartViewController: UIViewController {
    func showAll() {
        present(Pages.HelpViewController.instantiateFromStoryboard(), animated: true)
        present(Other.HelpViewController.make(), animated: true)
        present(Pages.HelpViewController.self.instantiateFromStoryboard(), animated: true)
    }
}
