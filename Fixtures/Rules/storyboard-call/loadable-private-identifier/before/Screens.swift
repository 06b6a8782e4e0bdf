import UIKit

class TermsViewController: UIViewController {
    private static let storyboardIdentifier = "Terms"
}

@MainActor func openAll(in container: UIViewController) {
    container.show(UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! TermsViewController, sender: nil)
}
