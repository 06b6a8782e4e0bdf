import UIKit

final class TermsViewController: UIViewController, StoryboardLoadable {
    static let storyboardName = "Legal"
    static let storyboardIdentifier = "Terms"

    static func make() -> TermsViewController {
        return UIStoryboard.instantiateViewController() as TermsViewController
    }
}
