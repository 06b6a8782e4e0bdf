import UIKit

class TermsViewController: UIViewController, StoryboardLoadable {
    static let storyboardName = "Legal"
}

@MainActor func openAll(in container: UIViewController) {
    container.show(UIStoryboard.instantiateInitialViewController() as TermsViewController, sender: nil)
    container.show(UIStoryboard(name: "Legal", bundle: nil).instantiateViewController(withIdentifier: "Terms") as! TermsViewController, sender: nil)
    container.show(UIStoryboard.instantiateViewController() as TermsViewController, sender: nil)
}
