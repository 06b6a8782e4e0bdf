import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static var untitled: UIViewController { return instantiateFromStoryboard() }

    static func titled(_ title: String) -> UIViewController {
        let screen = Self.instantiateFromStoryboard() as UIViewController
        screen.title = title
        return screen
    }

    static func two() -> [UIViewController] {
        var all = [instantiateFromStoryboard() as UIViewController]
        all.append(UIViewController())
        return all
    }
}

class StartViewController: UIViewController {
    let optional: UIViewController? = TermsViewController.instantiateFromStoryboard()
    var screen = TermsViewController.instantiateFromStoryboard() as UIViewController

    func showAll() {
        present(TermsViewController.untitled, animated: true)
        present(TermsViewController.titled("Terms"), animated: true)
        TermsViewController.two().forEach { present($0, animated: true) }
        screen = self
        optional.map { present($0, animated: true) }
    }
}
