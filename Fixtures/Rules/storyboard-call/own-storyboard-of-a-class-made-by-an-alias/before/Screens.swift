import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    func showTerms() {
        present(storyboard!.instantiateViewController(withIdentifier: "Terms") as! TermsViewController, animated: true)
    }
}

typealias About = AboutViewController

func makeAbout() -> UIViewController {
    return About()
}
