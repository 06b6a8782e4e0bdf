import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}
@MainActor func make() -> UIViewController {
    let TermsViewController = UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! TermsViewController
    return TermsViewController
}
final class Flow {
    @MainActor lazy var TermsViewController: TermsViewController =
        App.TermsViewController.instantiateFromStoryboard()
    @MainActor func show() -> UIViewController {
        let vc = UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! TermsViewController
        return vc
    }
}
