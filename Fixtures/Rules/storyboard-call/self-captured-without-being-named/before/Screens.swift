import UIKit

final class TermsViewController: UIViewController {}
final class PrivacyViewController: UIViewController {}

final class AboutViewController: UIViewController {
    var shown: UIViewController?

    func showAll() {
        let implicit = { [weak self] in
            guard let self else { return }
            let terms = storyboard!.instantiateViewController(withIdentifier: "Terms") as! TermsViewController
            print(type(of: terms))
        }
        implicit()
        let bound = { [weak self] in
            guard let self = self, let storyboard = self.storyboard else { return }
            let terms = storyboard.instantiateViewController(withIdentifier: "Terms") as! TermsViewController
            print(type(of: terms))
        }
        bound()
        let twice = { [unowned self] in
            let terms = self.storyboard!.instantiateViewController(withIdentifier: "Terms") as! TermsViewController
            let privacy = self.storyboard!.instantiateViewController(withIdentifier: "Privacy") as! PrivacyViewController
            print(type(of: terms), type(of: privacy))
        }
        twice()
        let used = { [weak self] in
            guard let self = self, let storyboard = self.storyboard else { return }
            let terms = storyboard.instantiateViewController(withIdentifier: "Terms") as! TermsViewController
            self.present(terms, animated: false)
        }
        used()
    }

    func showOrReport() {
        let show = { [self] in
            guard let terms = UIStoryboard(name: "About", bundle: nil).instantiateViewController(withIdentifier: "Terms") as? TermsViewController
            else { return report() }
            print(type(of: terms))
        }
        show()
    }

    func report() {}
}
