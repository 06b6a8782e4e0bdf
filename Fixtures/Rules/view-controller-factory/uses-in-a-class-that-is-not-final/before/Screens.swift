import UIKit

class TermsViewController: UIViewController {
    class func make() -> TermsViewController {
        return UIStoryboard(name: "TermsViewController", bundle: nil).instantiateInitialViewController() as! TermsViewController
    }

    class func several() -> [TermsViewController] {
        var first = make()
        let second = self.make()
        var all = [Self.make(), second]
        all.append(first)
        first = TermsViewController.make()
        all.append(first)
        return all
    }

    func another() -> TermsViewController {
        var other = type(of: self).make()
        print(describe(other), describe(Self.make()))
        other = TermsViewController.make()
        return other
    }

    func describe<Screen>(_ screen: Screen) -> String { return "\(Screen.self)" }
}

class StartViewController: UIViewController {
    func showAll() {
        TermsViewController.several().forEach { present($0.another(), animated: true) }
    }
}
