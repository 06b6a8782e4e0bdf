import UIKit

final class TermsViewController: UIViewController {}

final class HelpViewController: UIViewController {}

class AboutViewController: UIViewController {
    private let board = UIStoryboard(name: "Legal", bundle: nil)

    func showAll(_ isHelpWanted: Bool) {
        let board = UIStoryboard(name: "Help", bundle: nil)
        if isHelpWanted {
            let board = UIStoryboard(name: "Legal", bundle: nil)
            present(board.instantiateInitialViewController() as! TermsViewController, animated: true)
        }
        present(board.instantiateInitialViewController() as! HelpViewController, animated: true)
        present(self.board.instantiateInitialViewController() as! TermsViewController, animated: true)
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
        root.present(storyboard.instantiateInitialViewController() as! HelpViewController, animated: true)
    }
}
