import UIKit

let storyboardName = "Legal"
final class Other: UIViewController {
    static func make() -> UIViewController {
        return UIStoryboard(name: storyboardName, bundle: nil).instantiateInitialViewController() as! TermsViewController
    }
    func print2() { note(storyboardName) }
}
final class TermsViewController: UIViewController {}
@MainActor func make() {
    note(UIStoryboard(name: "Other", bundle: nil).instantiateInitialViewController() as! Other)
}
