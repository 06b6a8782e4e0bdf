import UIKit

final class TermsViewController: UIViewController {
    static func make() -> TermsViewController {
        return UIStoryboard(name: "TermsViewController", bundle: nil).instantiateInitialViewController() as! TermsViewController
    }

    var isNew = true
}

typealias Terms = TermsViewController

extension Terms {
    static func makeTwo() -> [Terms] {
        return [make(), Terms.make()]
    }
}

class StartViewController: UIViewController {
    typealias Screen = Terms

    func showAll() {
        present(Terms.make(), animated: true)
        present(Screen.make(), animated: true)
        present(StartViewController.Screen.make(), animated: true)
        Terms.makeTwo().forEach { present($0, animated: true) }
    }
}
