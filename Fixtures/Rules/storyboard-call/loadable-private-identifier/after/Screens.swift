import UIKit

class TermsViewController: UIViewController, StoryboardLoadable {
    static let storyboardName = "Legal"

    static let storyboardIdentifier = "Terms"
}

@MainActor func openAll(in container: UIViewController) {
    container.show(UIStoryboard.instantiateInitialViewController() as TermsViewController, sender: nil)
}
