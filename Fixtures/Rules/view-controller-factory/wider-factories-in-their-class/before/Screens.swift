import UIKit

final class TermsViewController: UIViewController {
    static func make() -> UIViewController {
        return UIStoryboard(name: "TermsViewController", bundle: nil).instantiateInitialViewController() as! TermsViewController
    }

    static var untitled: UIViewController { return make() }

    static func titled(_ title: String) -> UIViewController {
        let screen = Self.make()
        screen.title = title
        return screen
    }

    static func two() -> [UIViewController] {
        var all = [make()]
        all.append(UIViewController())
        return all
    }
}

class StartViewController: UIViewController {
    let optional: UIViewController? = TermsViewController.make()
    var screen = TermsViewController.make()

    func showAll() {
        present(TermsViewController.untitled, animated: true)
        present(TermsViewController.titled("Terms"), animated: true)
        TermsViewController.two().forEach { present($0, animated: true) }
        screen = self
        optional.map { present($0, animated: true) }
    }
}
