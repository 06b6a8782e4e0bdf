import UIKit

class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

class PrivacyViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

class AboutViewController: UIViewController {
    func showTerms() {
        let terms = TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms")
        terms.title = "Terms"
         // One blank more.
        print(
         terms.title ?? "",
        separator: "")
        print("shown")
    }

    func showBoth() {
        let terms = TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms")
        terms.title = "Terms"
        let privacy = PrivacyViewController.instantiateFromStoryboard(withIdentifier: "Privacy")
        privacy.title = """
                Privacy
                """
        show(privacy, sender: terms)
    }

    func showFarIn() {
        let privacy = PrivacyViewController.instantiateFromStoryboard(withIdentifier: "Privacy")
        privacy.title = "Privacy"
        show(privacy, sender: self)
    }
}
