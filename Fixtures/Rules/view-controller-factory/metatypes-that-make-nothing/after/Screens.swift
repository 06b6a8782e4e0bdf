import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    var isNew = true
}

class Robot {
    func make() -> String { return "a car" }
}

class Table {
    func register(_ type: AnyClass) {
        print("registered")
    }
}

class StartViewController: UIViewController {
    let robot = Robot()

    func robots() -> [Robot] { return [robot, robot] }

    func showAll() {
        let terms = TermsViewController.instantiateFromStoryboard()
        print(String(describing: TermsViewController.self))
        print(TermsViewController.self)
        Table().register(TermsViewController.self)
        print(Bundle(for: TermsViewController.self) == Bundle.main)
        print(robot.make(), robots().map { $0.make() }, robots()[0].make())
        present(terms, animated: true)
    }
}
