import UIKit

class TermsViewController: UIViewController {}

class PrivacyViewController: UIViewController {}

class AboutViewController: UIViewController {
    func showInCondition() {
        if let terms = UIStoryboard(name: "Legal", bundle: nil).instantiateViewController(withIdentifier: "Terms") as? TermsViewController {
            terms.title = "Terms"
            if let privacy = UIStoryboard(name: "Legal", bundle: nil)
                .instantiateViewController(withIdentifier: "Privacy") as? PrivacyViewController {
                show(privacy, sender: terms)
            }
        }
        print("shown")
    }

    func showInStatement() {
        if let terms = UIStoryboard(name: "Legal", bundle: nil).instantiateViewController(withIdentifier: "Terms") as? TermsViewController {
            let privacy = UIStoryboard(name: "Legal", bundle: nil)
                .instantiateViewController(withIdentifier: "Privacy") as! PrivacyViewController
            show(privacy, sender: terms)
        }
    }

    func showFromBinding() {
        if let terms = UIStoryboard(name: "Legal", bundle: nil).instantiateViewController(withIdentifier: "Terms") as? TermsViewController {
            let legal = UIStoryboard(
                name: "Legal",
                bundle: nil
            )

            let privacy = legal.instantiateViewController(withIdentifier: "Privacy") as! PrivacyViewController
            show(privacy, sender: terms)
        }
    }

    func showFromLine() {
        if let terms = UIStoryboard(name: "Legal", bundle: nil).instantiateViewController(withIdentifier: "Terms") as? TermsViewController {
            let legal = UIStoryboard(name: "Legal", bundle: nil)
            guard let privacy = legal.instantiateViewController(withIdentifier: "Privacy") as? PrivacyViewController else {
                fatalError("no privacy")
            }
            show(privacy, sender: terms)
        }
    }

    func showInLeft(_ screen: UIViewController?) {
        if let screen = screen {
            let legal = UIStoryboard(name: "Legal", bundle: nil)
            let privacy = legal
                .instantiateViewController(withIdentifier: "Privacy") as! PrivacyViewController
            show(privacy, sender: screen)
        }
    }
}
