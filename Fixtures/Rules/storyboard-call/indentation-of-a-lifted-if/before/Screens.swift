import UIKit

class TermsViewController: UIViewController {}

class PrivacyViewController: UIViewController {}

class AboutViewController: UIViewController {
    func showTerms() {
        if let terms = UIStoryboard(name: "Legal", bundle: nil).instantiateViewController(withIdentifier: "Terms") as? TermsViewController {
          terms.title = "Terms"
           // One blank more.
          print(
           terms.title ?? "",
          separator: "")
        }
        print("shown")
    }

    func showBoth() {
        if let terms = UIStoryboard(name: "Legal", bundle: nil).instantiateViewController(withIdentifier: "Terms") as? TermsViewController {
            terms.title = "Terms"
            if let privacy = UIStoryboard(name: "Legal", bundle: nil)
              .instantiateViewController(withIdentifier: "Privacy") as? PrivacyViewController {
              privacy.title = """
                Privacy
                """
              show(privacy, sender: terms)
            }
        }
    }

    func showFarIn() {
        if let privacy = UIStoryboard(name: "Legal", bundle: nil)
            .instantiateViewController(withIdentifier: "Privacy") as? PrivacyViewController {
                privacy.title = "Privacy"
                show(privacy, sender: self)
        }
    }
}
