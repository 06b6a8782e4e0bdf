import Core
import UIKit

class PrivacyViewController: BoardViewController {
    override class var storyboardName: String { return "Legal" }
}

final class ImprintViewController: PrivacyViewController {
    override class var storyboardName: String { return "Imprint" }
}

class LegalOpener {
    func open(from opener: UIViewController) {
        opener.present(PrivacyViewController.instantiateFromStoryboard(), animated: true)
        opener.present(ImprintViewController.instantiateFromStoryboard(), animated: true)
        opener.present(TermsViewController.instantiateFromStoryboard(), animated: true)
    }
}
