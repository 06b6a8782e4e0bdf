import UIKit

class LegalViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"

    static func isNew(_ other: LegalViewController) -> Bool {
        switch other {
        case LegalViewController.instantiateFromStoryboard(): return false
        default: return true
        }
    }
}

enum Page {
    case terms
}

class StartViewController: UIViewController {
    func showTerms(_ page: Page) {
        let terms = LegalViewController.instantiateFromStoryboard()
        title = LegalViewController.isNew(terms) ? "New" : "Old"
        present(terms, animated: true)
    }
}
