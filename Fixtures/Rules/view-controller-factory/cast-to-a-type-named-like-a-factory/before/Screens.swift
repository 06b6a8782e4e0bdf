import UIKit

struct terms {
    var title = "Terms"
}

class LegalViewController: UIViewController {
    static var terms: LegalViewController {
        return UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! LegalViewController
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
