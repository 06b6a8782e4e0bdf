import UIKit

final class TermsViewController: UIViewController {}

final class PrivacyViewController: UIViewController {}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func bind() {
        let terms = legal.instantiateViewController(withIdentifier: "Terms")
        terms.title = "Terms"
        present(terms, animated: true)
        let first = legal.instantiateInitialViewController()
        print(first?.title ?? "no title")
        let forced = legal.instantiateInitialViewController()!
        show(forced, sender: nil)
        var privacy = legal.instantiateViewController(withIdentifier: "Privacy")
        privacy = UIViewController()
        show(privacy, sender: nil)
        let annotated: UIViewController = legal.instantiateViewController(withIdentifier: "Terms")
        show(annotated, sender: nil)
        let maybe: UIViewController? = legal.instantiateInitialViewController()
        show(maybe ?? self, sender: nil)
    }

    func castLater() {
        let screen = legal.instantiateViewController(withIdentifier: "Terms")
        let terms = screen as! TermsViewController
        present(terms, animated: true)
        if let privacy = screen as? PrivacyViewController {
            present(privacy, animated: true)
        }
    }

    func unwrap() {
        guard let terms = legal.instantiateInitialViewController() else { return }
        present(terms, animated: true)
        if let again = legal.instantiateInitialViewController() {
            show(again, sender: nil)
        }
    }
}
