import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "About"
}

class AboutViewController: UIViewController {
    func showTerms() {
        present(TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms"), animated: true)
    }
}

struct Scene<Controller> {
    var identifier: String
}

struct AboutScenes {
    var about: Scene<AboutViewController> { .init(identifier: "About") }
    let first: Scene<AboutViewController> = .init(identifier: "About")
}
