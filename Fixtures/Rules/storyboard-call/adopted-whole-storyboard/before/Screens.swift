import UIKit

final class TermsViewController: UIViewController {}

class HelpViewController: UIViewController {}

class HintsViewController: HelpViewController {}

enum Scene {
    static let imprint = "Imprint"
}

@MainActor class Coordinator {
    func screens() -> [UIViewController] {
        let legal = UIStoryboard(name: "Legal", bundle: nil)
        let terms = legal.instantiateInitialViewController() as! TermsViewController
        let imprint = legal.instantiateViewController(withIdentifier/* its name */ : Scene.imprint) as! TermsViewController
        let noted = legal.instantiateViewController(withIdentifier: /* on paper */ "Imprint") as! TermsViewController
        let board = UIStoryboard(name: "Help", bundle: Bundle(for: HelpViewController.self))
        let help = board.instantiateViewController(withIdentifier: "Help") as! HelpViewController
        let hints = UIStoryboard(name: "Hints", bundle: nil).instantiateViewController(identifier: "Hints") as! HintsViewController
        return [terms, imprint, noted, help, hints]
    }
}
