import UIKit

class TermsViewController: UIViewController {}

// sbmigrate:ignore - drawn by another team
class PrivacyViewController: UIViewController {}

class AboutViewController: UIViewController {
    func showAll() {
        // sbmigrate:ignore
        present(UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! TermsViewController, animated: true)
        let legal = UIStoryboard(name: "Legal", bundle: nil)
        present(legal.instantiateInitialViewController() as! TermsViewController, animated: true) // sbmigrate:ignore storyboard-call - for the demo
        present(legal.instantiateViewController(withIdentifier: "Privacy") as! PrivacyViewController, animated: true)
    }
}
