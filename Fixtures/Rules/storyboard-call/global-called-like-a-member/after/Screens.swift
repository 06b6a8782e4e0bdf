import UIKit

let storyboardName = "Legal"
final class Other: UIViewController {
    static func make() -> UIViewController {
        return TermsViewController.instantiateFromStoryboard()
    }
    func print2() { note(storyboardName) }
}
final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}
@MainActor func make() {
    note(UIStoryboard(name: "Other", bundle: nil).instantiateInitialViewController() as! Other)
}
