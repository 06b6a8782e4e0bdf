import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    func showTerms() {
        present(storyboard!.instantiateViewController(withIdentifier: "Terms") as! TermsViewController, animated: true)
    }
}

struct Scene<Controller> {
    var identifier: String
}

struct AboutScenes {
    var about: Scene<AboutViewController> { .init(identifier: "About") }
    let first: Scene<AboutViewController> = .init(identifier: "About")
}
