import UIKit

class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

class PrivacyViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

class Router {
    let host: UIViewController

    init(host: UIViewController) {
        self.host = host
    }

    func showTerms() {
        let terms = TermsViewController.instantiateFromStoryboard()
        host.present(terms, animated: true)
    }

    func showPrivacy() {
        let privacy = PrivacyViewController.instantiateFromStoryboard(withIdentifier: "Privacy")
        host.present(privacy, animated: true)
    }

    func showOther(_ isOld: Bool) {
        let other = storyboard(isOld).instantiateInitialViewController() as! TermsViewController
        let another = oldOrNew().instantiateInitialViewController() as! TermsViewController
        host.present(other, animated: true)
        host.present(another, animated: true)
    }

    private func mainStoryboard() -> UIStoryboard {
        let storyboard = UIStoryboard(name: "Legal", bundle: Bundle.main)
        return storyboard
    }

    private var legal: UIStoryboard {
        get {
            let storyboard: UIStoryboard = .init(name: "Legal", bundle: nil); return storyboard
        }
    }

    private func storyboard(_ isOld: Bool) -> UIStoryboard {
        let storyboard = UIStoryboard(name: isOld ? "Old" : "Legal", bundle: nil)
        return storyboard
    }

    private func oldOrNew() -> UIStoryboard {
        var storyboard = UIStoryboard(name: "Legal", bundle: nil)
        if host is AboutViewController { storyboard = UIStoryboard(name: "Old", bundle: nil) }
        return storyboard
    }
}

class AboutViewController: UIViewController {
    func showAll() {
        Router(host: self).showTerms()
        Router(host: self).showPrivacy()
    }
}
