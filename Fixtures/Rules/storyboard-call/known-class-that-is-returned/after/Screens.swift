import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

final class PrivacyViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func makeTerms() -> UIViewController {
        return TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms")
    }

    func makePrivacy() -> UIViewController {
        PrivacyViewController.instantiateFromStoryboard(withIdentifier: "Privacy")
    }

    func makeFirst() -> UIViewController? {
        return TermsViewController.instantiateFromStoryboard()
    }

    var first: UIViewController {
        return TermsViewController.instantiateFromStoryboard()
    }

    func makeInClosure() -> UIViewController {
        let make = { TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms") as UIViewController }
        let makeFirst = { return TermsViewController.instantiateFromStoryboard() as UIViewController? }
        print(describe(make()), makeFirst() == nil)
        return make()
    }

    func describe(_ screen: UIViewController) -> String { return "screen" }
    func describe(_ screen: TermsViewController) -> String { return "terms" }
}
