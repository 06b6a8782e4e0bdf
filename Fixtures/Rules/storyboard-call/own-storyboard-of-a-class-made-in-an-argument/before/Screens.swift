import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    func showTerms() {
        present(storyboard!.instantiateViewController(withIdentifier: "Terms") as! TermsViewController, animated: true)
    }
}

struct Later<Controller> {
    let make: () -> Controller
}

struct Screens {
    let about: Later<AboutViewController> = Later { .init() }
}
