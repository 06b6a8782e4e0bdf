import UIKit

public enum Screens {}

public extension Screens {
    final class TermsViewController: UIViewController {
        static let title = "Terms"

        public static func make() -> TermsViewController {
            UIStoryboard(name: "Legal", bundle: nil).instantiateViewController(withIdentifier: "Terms") as! TermsViewController
        }
    }

    class PageViewController: UIViewController {
        static let storyboardName = "Pages"
    }
}

extension Screens {
    public class HelpViewController: UIViewController {}

    class DraftViewController: UIViewController {}
}

public extension Screens.HelpViewController {
    static let storyboardName = "Legal"
}

private extension Screens {
    class HiddenViewController: UIViewController {}

    static func makeHidden() -> HiddenViewController {
        UIStoryboard(name: "Legal", bundle: nil).instantiateViewController(withIdentifier: "Hidden") as! HiddenViewController
    }
}

final class StartViewController: UIViewController {
    func showAll() {
        let storyboard = UIStoryboard(name: "Legal", bundle: nil)
        present(storyboard.instantiateViewController(withIdentifier: "Help") as! Screens.HelpViewController, animated: true)
        present(storyboard.instantiateViewController(withIdentifier: "Draft") as! Screens.DraftViewController, animated: true)
        present(Screens.TermsViewController.make(), animated: true)
        present(Screens.makeHidden(), animated: true)
    }

    func showPages() {
        let storyboard = UIStoryboard(name: "Pages", bundle: nil)
        present(storyboard.instantiateInitialViewController() as! Screens.PageViewController, animated: true)
    }
}
