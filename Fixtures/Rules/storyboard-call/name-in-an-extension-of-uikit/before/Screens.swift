import UIKit

class TermsViewController: UIViewController {
}
final class Other: UIViewController {}
extension UIViewController { static var storyboardName: String { return "Main" } }
@MainActor func make() {
    note(UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! TermsViewController)
    note(UIStoryboard(name: "Other", bundle: nil).instantiateInitialViewController() as! Other)
}
