import UIKit

final class TermsViewController: UIViewController {
    static func make() -> TermsViewController {
        return UIStoryboard(name: "TermsViewController", bundle: nil).instantiateInitialViewController() as! TermsViewController
    }

    var isNew = true
}

final class PrivacyViewController: UIViewController {
    static func create() -> PrivacyViewController {
        return UIStoryboard(name: "PrivacyViewController", bundle: nil).instantiateInitialViewController() as! PrivacyViewController
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
        present(TermsViewController.make(), animated: true)
        present(create(PrivacyViewController.self) { $0.create() }, animated: true)
    }
}
