import UIKit

final class TermsViewController: UIViewController, Boarded {
    static let board = UIStoryboard(name: "Legal", bundle: nil)
}

class HelpViewController: UIViewController, Boarded {
    class var board: UIStoryboard { return UIStoryboard(name: "Help", bundle: Bundle(for: HelpViewController.self)) }
}

class HintsViewController: HelpViewController {
    override class var board: UIStoryboard { return UIStoryboard(name: "Hints", bundle: nil) }
}

enum Scene {
    static let imprint = "Imprint"
}

@MainActor class Coordinator {
    func screens() -> [UIViewController] {
        let terms = TermsViewController.first()
        let imprint = TermsViewController.other(/* its name */  Scene.imprint)
        let noted = TermsViewController.other(/* on paper */ "Imprint")
        let help = HelpViewController.other("Help")
        let hints = HintsViewController.other("Hints")
        return [terms, imprint, noted, help, hints]
    }
}
