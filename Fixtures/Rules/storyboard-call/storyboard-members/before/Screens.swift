import UIKit

final class TermsViewController: UIViewController {}

final class PrivacyViewController: UIViewController {}

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
        present(UIStoryboard.legal.instantiateInitialViewController() as! TermsViewController, animated: true)
        present(Board.legal.instance.instantiateInitialViewController() as! TermsViewController, animated: true)
        present(UIStoryboard(.legal).instantiateInitialViewController() as! TermsViewController, animated: true)
        present(Board.legal.open().instantiateViewController(withIdentifier: "Privacy") as! PrivacyViewController, animated: true)
    }
}
