import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static func titled(_ title: String) -> TermsViewController {
        let controller = Self.instantiateFromStoryboard()
        controller.title = title
        return controller
    }

    static func new() -> TermsViewController {
        let first = instantiateFromStoryboard()
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
        self.controller = TermsViewController.instantiateFromStoryboard()
        present(controller ?? TermsViewController.instantiateFromStoryboard(), animated: true)
        if let controller = self.controller {
            present(controller, animated: true)
        }
        present(TermsViewController.titled("Terms"), animated: true)
        print(TermsViewController.instantiateFromStoryboard().controller, TermsViewController.new().describe())
    }

    func show() {
        showAll(controller: TermsViewController.instantiateFromStoryboard())
    }
}
