import UIKit

class TermsViewController: UIViewController {
}
final class Sub: TermsViewController {
    static let storyboardName = "SubX"
}
@MainActor func make() {
    note(UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! TermsViewController)
}
