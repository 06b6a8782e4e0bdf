import UIKit

class TermsViewController: UIViewController {}

extension UIViewController {
    static func instantiateFromStoryboard(_ name: String = "Main") -> UIViewController? {
        return UIStoryboard(name: name, bundle: nil).instantiateInitialViewController()
    }
}

class AboutViewController: UIViewController {
    func showTerms() {
        present(UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! TermsViewController, animated: true)
    }
}
