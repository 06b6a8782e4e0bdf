import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

final class PrivacyViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

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
        present(TermsViewController.instantiateFromStoryboard(), animated: true)
        present(TermsViewController.instantiateFromStoryboard(), animated: true)
        present(PrivacyViewController.instantiateFromStoryboard(withIdentifier: "Privacy"), animated: true)
        present(PrivacyViewController.instantiateFromStoryboard(withIdentifier: "Privacy"), animated: true)
        present(PrivacyViewController.instantiateFromStoryboard(withIdentifier: "Privacy"), animated: true)
        present(lazyBoard.instantiateInitialViewController() as! TermsViewController, animated: true)
    }
}
