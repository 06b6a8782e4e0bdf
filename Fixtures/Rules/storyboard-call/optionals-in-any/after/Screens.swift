import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "About"
}
final class AboutViewController: UIViewController {}

@MainActor final class Coordinator {
    func show() {
        let terms: Any = UIStoryboard(name: "About", bundle: nil).instantiateViewController(withIdentifier: "Terms") as? TermsViewController
        print(type(of: terms))
        let about: Any = UIStoryboard(name: "About", bundle: nil).instantiateInitialViewController()
        print(type(of: about))
        let same: Any = TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms")
        print(type(of: same))
        let optional: Any? = TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms")
        print(type(of: optional))
        print(type(of: result()))
    }

    func result() -> Any {
        return UIStoryboard(name: "About", bundle: nil).instantiateViewController(withIdentifier: "Terms") as? TermsViewController
    }
}
