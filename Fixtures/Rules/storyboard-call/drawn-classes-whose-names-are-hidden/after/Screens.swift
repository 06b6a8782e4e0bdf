import UIKit

class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "About"
}

@available(*, deprecated) class PrivacyViewController: UIViewController {}

class AboutViewController: UIViewController {
    func showAll() {
        present(TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms"), animated: true)
        present(UIStoryboard(name: "About", bundle: nil).instantiateViewController(withIdentifier: "Privacy"), animated: true)
    }

    func showLocal() {
        struct TermsViewController {}
        print(TermsViewController())
        present(UIStoryboard(name: "About", bundle: nil).instantiateViewController(withIdentifier: "Terms"), animated: true)
    }

    func show<TermsViewController>(_ terms: TermsViewController) {
        present(UIStoryboard(name: "About", bundle: nil).instantiateViewController(withIdentifier: "Terms"), animated: true)
    }
}

class OtherViewController: UIViewController {
    enum TermsViewController {}

    func showAll() {
        present(UIStoryboard(name: "About", bundle: nil).instantiateViewController(withIdentifier: "Terms"), animated: true)
    }
}
