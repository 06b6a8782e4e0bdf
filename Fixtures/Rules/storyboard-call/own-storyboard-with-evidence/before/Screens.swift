import UIKit

final class TermsViewController: UIViewController {}

final class PrivacyViewController: UIViewController {}

class AboutViewController: UIViewController {
    func showAll() {
        present(storyboard!.instantiateViewController(withIdentifier: "Terms") as! TermsViewController, animated: true)
        present(self.storyboard!.instantiateViewController(withIdentifier: "Terms") as! TermsViewController, animated: true)
        present(storyboard?.instantiateViewController(withIdentifier: "Terms") as! TermsViewController, animated: false)
        let terms = self.storyboard?.instantiateViewController(withIdentifier: "Terms") as! TermsViewController
        show(terms, sender: nil)
    }

    func showIfDrawn() {
        if let terms = storyboard?.instantiateViewController(withIdentifier: "Terms") as? TermsViewController {
            present(terms, animated: true)
        }
        guard let privacy = self.storyboard?.instantiateViewController(withIdentifier: "Privacy") as? PrivacyViewController else { return }
        present(privacy, animated: true)
    }

    func showWithoutCast() {
        let terms = storyboard!.instantiateViewController(withIdentifier: "Terms")
        present(terms, animated: true)
        let privacy = self.storyboard?.instantiateViewController(withIdentifier: "Privacy")
        print(privacy == nil)
        guard let again = storyboard?.instantiateViewController(withIdentifier: "Privacy") else { return }
        show(again, sender: nil)
    }
}

extension AboutViewController {
    func showLater() {
        let show = { self.present(self.storyboard!.instantiateViewController(withIdentifier: "Terms"), animated: true) }
        show()
    }
}
