import UIKit

final class TermsViewController: UIViewController {}

final class PrivacyViewController: UIViewController {}

enum Boards {
    static var legal: UIStoryboard { return UIStoryboard(name: "Legal", bundle: nil) }
}

@MainActor let sharedBoard = UIStoryboard(name: "Legal", bundle: nil)

class AboutViewController: UIViewController {
    private let board = UIStoryboard(name: "Legal", bundle: nil)
    private var privateBoard = UIStoryboard(name: "Legal", bundle: nil)
    lazy var lazyBoard: UIStoryboard = UIStoryboard(name: "Legal", bundle: nil)

    func makeBoard() -> UIStoryboard {
        return UIStoryboard(name: "Legal", bundle: nil)
    }

    func showAll() {
        present(board.instantiateInitialViewController() as! TermsViewController, animated: true)
        present(self.privateBoard.instantiateInitialViewController() as! TermsViewController, animated: true)
        present(Boards.legal.instantiateViewController(withIdentifier: "Privacy") as! PrivacyViewController, animated: true)
        present(makeBoard().instantiateViewController(withIdentifier: "Privacy") as! PrivacyViewController, animated: true)
        present(sharedBoard.instantiateViewController(withIdentifier: "Privacy") as! PrivacyViewController, animated: true)
        present(lazyBoard.instantiateInitialViewController() as! TermsViewController, animated: true)
    }
}
