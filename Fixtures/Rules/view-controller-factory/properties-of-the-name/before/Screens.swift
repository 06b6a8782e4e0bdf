import UIKit

final class TermsViewController: UIViewController {
    class var controller: TermsViewController {
        return UIStoryboard(name: "TermsViewController", bundle: nil).instantiateInitialViewController() as! TermsViewController
    }

    static func titled(_ title: String) -> TermsViewController {
        let controller = Self.controller
        controller.title = title
        return controller
    }

    static func new() -> TermsViewController {
        let first = controller
        print(first.controller)
        return first
    }

    var controller = "a property of its objects"

    func describe() -> String {
        return controller + self.controller
    }
}

class StartViewController: UIViewController {
    var controller: UIViewController?

    func showAll(controller: UIViewController? = nil) {
        self.controller = TermsViewController.controller
        present(controller ?? TermsViewController.controller, animated: true)
        if let controller = self.controller {
            present(controller, animated: true)
        }
        present(TermsViewController.titled("Terms"), animated: true)
        print(TermsViewController.controller.controller, TermsViewController.new().describe())
    }

    func show() {
        showAll(controller: TermsViewController.controller)
    }
}
