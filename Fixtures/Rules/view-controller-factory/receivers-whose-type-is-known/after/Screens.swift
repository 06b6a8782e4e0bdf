import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    var isNew = true
}

final class PrivacyViewController: UIViewController, Instantiatable {
    static func create() -> PrivacyViewController {
        return PrivacyViewController.instantiateFromStoryboard()
    }
}

class Robot {
    func make() -> String { return "a car" }
}

class StartViewController: UIViewController {
    let robot = Robot()
    var known: [UIViewController.Type] = [TermsViewController.self, PrivacyViewController.self]

    func build(with helper: Robot) {
        let other: Robot = helper
        print(robot.make(), helper.make(), other.make(), self.robot.make())
    }

    func create<Maker>(_ maker: Maker, _ makes: (Maker) -> UIViewController) -> UIViewController {
        return makes(maker)
    }

    func showAll() {
        print(known.count)
        build(with: robot)
        present(TermsViewController.instantiateFromStoryboard(), animated: true)
        present(create(PrivacyViewController.self) { $0.create() }, animated: true)
    }
}
