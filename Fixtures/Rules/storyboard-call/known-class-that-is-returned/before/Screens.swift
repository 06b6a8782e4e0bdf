import UIKit

final class TermsViewController: UIViewController {}

final class PrivacyViewController: UIViewController {}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func makeTerms() -> UIViewController {
        return legal.instantiateViewController(withIdentifier: "Terms")
    }

    func makePrivacy() -> UIViewController {
        legal.instantiateViewController(withIdentifier: "Privacy")
    }

    func makeFirst() -> UIViewController? {
        return legal.instantiateInitialViewController()
    }

    var first: UIViewController {
        return legal.instantiateInitialViewController()!
    }

    func makeInClosure() -> UIViewController {
        let make = { self.legal.instantiateViewController(withIdentifier: "Terms") }
        let makeFirst = { return self.legal.instantiateInitialViewController() }
        print(describe(make()), makeFirst() == nil)
        return make()
    }

    func describe(_ screen: UIViewController) -> String { return "screen" }
    func describe(_ screen: TermsViewController) -> String { return "terms" }
}
