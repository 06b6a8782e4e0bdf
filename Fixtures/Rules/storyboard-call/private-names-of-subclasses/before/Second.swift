import UIKit

final class Sub: TermsViewController {
    private static let storyboardName = "SubX"
    static func go2() { note(storyboardName) }
}
@MainActor func make() {
    note(UIStoryboard(name: "TermsViewController", bundle: nil).instantiateInitialViewController() as! TermsViewController)
}
