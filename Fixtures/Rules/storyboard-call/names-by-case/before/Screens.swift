import UIKit

enum Board {
    case legal
    case help(topic: String), shop
    case news
    case debug

    var name: String {
        switch self {
        case .shop, .help:
            return "Shop"
        case .legal: return "Legal"
        case .news:
            let today = "News"
            return today
        default: return "Debug"
        }
    }

    func instantiate() -> UIStoryboard {
        return UIStoryboard(name: name, bundle: Bundle.main)
    }

    func instantiate(_ identifier: String) -> UIViewController {
        let board = instantiate()
        return board.instantiateViewController(withIdentifier: identifier)
    }
}

class TermsViewController: UIViewController {}

class PrivacyViewController: UIViewController {}

class NewsViewController: UIViewController {}

class AboutViewController: UIViewController {
    func showAll() {
        present(Board.legal.instantiate().instantiateInitialViewController() as! TermsViewController, animated: true)
        let board = Board.legal.instantiate()
        present(board.instantiateViewController(withIdentifier: "Privacy") as! PrivacyViewController, animated: true)
    }

    func showOthers() {
        present(Board.news.instantiate().instantiateInitialViewController() as! NewsViewController, animated: true)
        present(Board.debug.instantiate().instantiateInitialViewController() as! NewsViewController, animated: true)
    }
}
