import UIKit

public enum Screens {}

public extension Screens {
    final class TermsViewController: UIViewController, Instantiatable {
        public static let storyboardName = "Legal"

        static let title = "Terms"

        public static func make() -> TermsViewController {
            TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms")
        }
    }

    class PageViewController: UIViewController {
        static let storyboardName = "Pages"
    }
}

extension Screens {
    public class HelpViewController: UIViewController, Instantiatable {}

    class DraftViewController: UIViewController, Instantiatable {
        static let storyboardName = "Legal"
    }
}

public extension Screens.HelpViewController {
    static let storyboardName = "Legal"
}

private extension Screens {
    class HiddenViewController: UIViewController, Instantiatable {
        static let storyboardName = "Legal"
    }

    static func makeHidden() -> HiddenViewController {
        HiddenViewController.instantiateFromStoryboard(withIdentifier: "Hidden")
    }
}

final class StartViewController: UIViewController {
    func showAll() {
        present(Screens.HelpViewController.instantiateFromStoryboard(withIdentifier: "Help"), animated: true)
        present(Screens.DraftViewController.instantiateFromStoryboard(withIdentifier: "Draft"), animated: true)
        present(Screens.TermsViewController.make(), animated: true)
        present(Screens.makeHidden(), animated: true)
    }

    func showPages() {
        let storyboard = UIStoryboard(name: "Pages", bundle: nil)
        present(storyboard.instantiateInitialViewController() as! Screens.PageViewController, animated: true)
    }
}
