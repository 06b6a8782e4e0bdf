import Kit
import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

@MainActor func openAll(in container: UIViewController) {
    container.show(TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms"), sender: nil)
}
