import UIKit

enum Board: String {
    case legal = "Legal"
}

class TermsViewController: UIViewController {
    static let storyboardName = "Old"
}

class PrivacyViewController: UIViewController {
    static let storyboardName = Board.legal
}

class HelpViewController: UIViewController {
    static let storyboardName: String? = "Help"
}

class NewsViewController: UIViewController {
    static var storyboardName = "News"

    func reset() {
        NewsViewController.storyboardName = ""
    }
}

class ImprintViewController: UIViewController {
    private static let storyboardName = 1
}

class AboutViewController: UIViewController {
    func showAll() {
        present(UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! TermsViewController, animated: true)
        present(UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! PrivacyViewController, animated: true)
        present(UIStoryboard(name: "Help", bundle: nil).instantiateInitialViewController() as! HelpViewController, animated: true)
        present(UIStoryboard(name: "News", bundle: nil).instantiateInitialViewController() as! NewsViewController, animated: true)
        present(UIStoryboard(name: "ImprintViewController", bundle: nil).instantiateInitialViewController() as! ImprintViewController, animated: true)
    }
}
