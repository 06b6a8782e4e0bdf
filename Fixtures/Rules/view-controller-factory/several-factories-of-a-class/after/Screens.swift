import UIKit

class LegalViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"

    static func privacy(for name: String) -> LegalViewController {
        let privacy = LegalViewController.instantiateFromStoryboard(withIdentifier: "Privacy")
        privacy.title = name
        return privacy
    }

    static func titled(_ title: String) -> LegalViewController {
        let terms = LegalViewController.instantiateFromStoryboard()
        terms.title = title
        return terms
    }
}

class StartViewController: UIViewController {
    func showAll() {
        present(LegalViewController.instantiateFromStoryboard(), animated: true)
        present(LegalViewController.instantiateFromStoryboard(withIdentifier: "Privacy"), animated: true)
        present(LegalViewController.privacy(for: "Ann"), animated: true)
        present(LegalViewController.titled("Terms"), animated: true)
    }
}
