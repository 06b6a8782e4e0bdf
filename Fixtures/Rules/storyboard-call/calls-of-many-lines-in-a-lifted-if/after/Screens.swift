import UIKit

class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

class PrivacyViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

class AboutViewController: UIViewController {
    func showInCondition() {
        let terms = TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms")
        terms.title = "Terms"
        let privacy = PrivacyViewController.instantiateFromStoryboard(withIdentifier: "Privacy")
        show(privacy, sender: terms)
        print("shown")
    }

    func showInStatement() {
        let terms = TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms")
        let privacy = PrivacyViewController.instantiateFromStoryboard(withIdentifier: "Privacy")
        show(privacy, sender: terms)
    }

    func showFromBinding() {
        let terms = TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms")
        let privacy = PrivacyViewController.instantiateFromStoryboard(withIdentifier: "Privacy")
        show(privacy, sender: terms)
    }

    func showFromLine() {
        let terms = TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms")
        let privacy = PrivacyViewController.instantiateFromStoryboard(withIdentifier: "Privacy")
        show(privacy, sender: terms)
    }

    func showInLeft(_ screen: UIViewController?) {
        if let screen = screen {
            let privacy = PrivacyViewController.instantiateFromStoryboard(withIdentifier: "Privacy")
            show(privacy, sender: screen)
        }
    }
}
