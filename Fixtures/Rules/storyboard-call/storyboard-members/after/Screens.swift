import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

final class PrivacyViewController: UIViewController, Instantiatable {
    static let storyboardName = Board.legal.rawValue
}

enum Board: String {
    case legal = "Legal"
    case help

    var instance: UIStoryboard {
        return UIStoryboard(name: rawValue, bundle: nil)
    }

    func open() -> UIStoryboard {
        return UIStoryboard(name: self.rawValue, bundle: Bundle.main)
    }
}

extension UIStoryboard {
    static var legal: UIStoryboard {
        return UIStoryboard(name: "Legal", bundle: nil)
    }

    convenience init(_ board: Board) {
        self.init(name: board.rawValue, bundle: nil)
    }
}

class AboutViewController: UIViewController {
    func showAll() {
        present(TermsViewController.instantiateFromStoryboard(), animated: true)
        present(TermsViewController.instantiateFromStoryboard(), animated: true)
        present(TermsViewController.instantiateFromStoryboard(), animated: true)
        present(PrivacyViewController.instantiateFromStoryboard(withIdentifier: "Privacy"), animated: true)
    }
}
