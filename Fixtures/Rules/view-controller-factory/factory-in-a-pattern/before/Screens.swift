import UIKit

class LegalViewController: UIViewController {
    static var terms: LegalViewController {
        return UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! LegalViewController
    }

    static func isNew(_ other: LegalViewController) -> Bool {
        switch other {
        case terms: return false
        default: return true
        }
    }
}

enum Page {
    case terms
}

class StartViewController: UIViewController {
    func showTerms(_ page: Page) {
        let terms = LegalViewController.terms
        title = LegalViewController.isNew(terms) ? "New" : "Old"
        present(terms, animated: true)
    }
}
