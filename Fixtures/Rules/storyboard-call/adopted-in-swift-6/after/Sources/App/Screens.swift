import UIKit

final class TermsViewController: UIViewController, Drawn {}

final class HelpViewController: UIViewController, @preconcurrency Drawn {
    static let board = "Help"
}

@MainActor class Coordinator {
    func screens() -> [UIViewController] {
        let terms = TermsViewController.drawn()
        let help = HelpViewController.drawn()
        return [terms, help]
    }
}
