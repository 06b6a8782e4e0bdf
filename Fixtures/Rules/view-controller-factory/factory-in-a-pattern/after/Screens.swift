import UIKit

class LegalViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"

    static var terms: LegalViewController {
        return LegalViewController.instantiateFromStoryboard()
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
