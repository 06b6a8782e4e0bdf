import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

final class PrivacyViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func bind() {
        let terms: UIViewController = TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms")
        terms.title = "Terms"
        present(terms, animated: true)
        let first: UIViewController? = TermsViewController.instantiateFromStoryboard()
        print(first?.title ?? "no title")
        let forced: UIViewController = TermsViewController.instantiateFromStoryboard()
        show(forced, sender: nil)
        var privacy: UIViewController = PrivacyViewController.instantiateFromStoryboard(withIdentifier: "Privacy")
        privacy = UIViewController()
        show(privacy, sender: nil)
        let annotated: UIViewController = TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms")
        show(annotated, sender: nil)
        let maybe: UIViewController? = TermsViewController.instantiateFromStoryboard()
        show(maybe ?? self, sender: nil)
    }

    func castLater() {
        let screen: UIViewController = TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms")
        let terms = screen as! TermsViewController
        present(terms, animated: true)
        if let privacy = screen as? PrivacyViewController {
            present(privacy, animated: true)
        }
    }

    func unwrap() {
        let terms: UIViewController = TermsViewController.instantiateFromStoryboard()
        present(terms, animated: true)
        let again: UIViewController = TermsViewController.instantiateFromStoryboard()
        show(again, sender: nil)
    }
}
