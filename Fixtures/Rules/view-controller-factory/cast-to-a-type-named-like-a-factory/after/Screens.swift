import UIKit

struct terms {
    var title = "Terms"
}

class LegalViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"

    static var terms: LegalViewController {
        return LegalViewController.instantiateFromStoryboard()
    }

    static func title(of text: Any) -> String {
        return text is terms ? (text as! terms).title : ""
    }
}

class StartViewController: UIViewController {
    func showTerms() {
        title = LegalViewController.title(of: terms())
        present(LegalViewController.terms, animated: true)
    }
}
