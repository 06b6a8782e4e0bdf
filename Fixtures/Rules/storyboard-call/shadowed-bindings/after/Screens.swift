import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

final class HelpViewController: UIViewController, Instantiatable {
    static let storyboardName = "Help"
}

class AboutViewController: UIViewController {
    private let board = UIStoryboard(name: "Legal", bundle: nil)

    func showAll(_ isHelpWanted: Bool) {
        if isHelpWanted {
            present(TermsViewController.instantiateFromStoryboard(), animated: true)
        }
        present(HelpViewController.instantiateFromStoryboard(), animated: true)
        present(TermsViewController.instantiateFromStoryboard(), animated: true)
    }

    func showAny(_ board: UIStoryboard) {
        present(board.instantiateInitialViewController() as! TermsViewController, animated: false)
    }
}

/// Not a view controller: its storyboard is a property like any other.
@MainActor class Coordinator {
    let storyboard = UIStoryboard(name: "Help", bundle: nil)
    let root = UIViewController()

    func showHelp() {
        root.present(HelpViewController.instantiateFromStoryboard(), animated: true)
    }
}
