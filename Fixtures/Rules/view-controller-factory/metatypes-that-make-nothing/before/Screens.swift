import UIKit

final class TermsViewController: UIViewController {
    static func make() -> TermsViewController {
        return UIStoryboard(name: "TermsViewController", bundle: nil).instantiateInitialViewController() as! TermsViewController
    }

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
        let terms = TermsViewController.make()
        print(String(describing: TermsViewController.self))
        print(TermsViewController.self)
        Table().register(TermsViewController.self)
        print(Bundle(for: TermsViewController.self) == Bundle.main)
        print(robot.make(), robots().map { $0.make() }, robots()[0].make())
        present(terms, animated: true)
    }
}
