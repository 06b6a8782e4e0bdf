import UIKit

class TermsViewController: UIViewController, Instantiatable {
    class func several() -> [TermsViewController] {
        var first = TermsViewController.instantiateFromStoryboard()
        let second = TermsViewController.instantiateFromStoryboard()
        var all = [TermsViewController.instantiateFromStoryboard(), second]
        all.append(first)
        first = TermsViewController.instantiateFromStoryboard()
        all.append(first)
        return all
    }

    func another() -> TermsViewController {
        var other = TermsViewController.instantiateFromStoryboard()
        print(describe(other), describe(TermsViewController.instantiateFromStoryboard()))
        other = TermsViewController.instantiateFromStoryboard()
        return other
    }

    func describe<Screen>(_ screen: Screen) -> String { return "\(Screen.self)" }
}

class StartViewController: UIViewController {
    func showAll() {
        TermsViewController.several().forEach { present($0.another(), animated: true) }
    }
}
