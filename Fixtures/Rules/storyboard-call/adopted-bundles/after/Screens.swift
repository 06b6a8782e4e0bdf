import UIKit

class TermsViewController: UIViewController, Packed {
    static let board = "TermsViewController"
    static var package: Bundle { return Bundle.main }
}

class HelpViewController: UIViewController, Packed {
    static let board = "Help"
    static var package: Bundle { return Bundle(for: HelpViewController.self) }
}

@MainActor class Coordinator {
    func screens() -> [UIViewController] {
        let terms = TermsViewController.packed()
        let help: UIViewController? = HelpViewController.packed()
        return [terms, help as! HelpViewController, other()]
    }

    func other() -> UIViewController {
        HelpViewController.packed()
    }
}
