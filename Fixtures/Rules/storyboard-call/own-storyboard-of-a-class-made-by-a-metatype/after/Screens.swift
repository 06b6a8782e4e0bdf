import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "About"
}

class AboutViewController: UIViewController {
    func showTerms() {
        if let terms = storyboard?.instantiateViewController(withIdentifier: "Terms") as? TermsViewController {
            present(terms, animated: true)
        }
    }
}

final class PrivacyViewController: UIViewController {
    func showTerms() {
        let terms = TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms")
        present(terms, animated: true)
    }
}

extension UIViewController {
    static func make<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
        return type.init(coder: NSCoder())
    }

    func isOf<Controller: UIViewController>(_ type: Controller.Type) -> Bool {
        return self is Controller
    }
}
