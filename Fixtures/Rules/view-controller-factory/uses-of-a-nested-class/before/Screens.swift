import UIKit

enum Pages {
    final class HelpViewController: UIViewController {
        static func make() -> HelpViewController {
            return UIStoryboard(name: "Help", bundle: nil).instantiateInitialViewController() as! HelpViewController
        }

        var page = 1
    }

    @MainActor static func first() -> HelpViewController {
        return HelpViewController.make()
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
        present(Pages.HelpViewController.make(), animated: true)
        present(Other.HelpViewController.make(), animated: true)
        present(Pages.HelpViewController.self.make(), animated: true)
    }
}
