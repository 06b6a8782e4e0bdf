import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static func make(_ title: String) -> TermsViewController {
        let terms = instantiateFromStoryboard()
        terms.title = title
        return terms
    }

    static func makeLocally() -> String {
        func make() -> String { return "local" }
        return make()
    }

    static func makeInAClosure() -> String {
        let make = { "closure" }
        return make()
    }

    static func makeFromAParameter(_ make: () -> String) -> String {
        return make()
    }

    func make() -> String {
        return "instance"
    }

    func makeAgain() -> String {
        return make() + self.make()
    }
}

enum Robot {
    static func make() -> String { return "robot" }
    static func makeTwo() -> String { return make() + Self.make() }
}

func make() -> String {
    return "global"
}

/// Calls everything but `TermsViewController.make()`.
class StartViewController: UIViewController {
    func call(make: String, with makers: [String: () -> String] = [:]) {
        // TermsViewController.make()
        print(make, "TermsViewController.make()", makers["make"]?() ?? "none")
    }

    func showAll() {
        print(Robot.make(), Robot.makeTwo(), TermsViewController.makeLocally(), TermsViewController.makeInAClosure(), make())
        print(TermsViewController.makeFromAParameter { "parameter" })
        let terms = TermsViewController.make("Terms")
        print(terms.make(), terms.makeAgain(), TermsViewController.instantiateFromStoryboard().make())
        call(make: "label")
    }
}
