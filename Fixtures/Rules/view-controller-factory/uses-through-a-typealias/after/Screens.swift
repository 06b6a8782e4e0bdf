import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    var isNew = true
}

typealias Terms = TermsViewController

extension Terms {
    static func makeTwo() -> [Terms] {
        return [instantiateFromStoryboard(), Terms.instantiateFromStoryboard()]
    }
}

class StartViewController: UIViewController {
    typealias Screen = Terms

    func showAll() {
        present(Terms.instantiateFromStoryboard(), animated: true)
        present(Screen.instantiateFromStoryboard(), animated: true)
        present(StartViewController.Screen.instantiateFromStoryboard(), animated: true)
        Terms.makeTwo().forEach { present($0, animated: true) }
    }
}
