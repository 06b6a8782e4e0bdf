import UIKit

final class TermsViewController: UIViewController {}
@MainActor func make() -> UIViewController {
    let TermsViewController = UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! TermsViewController
    return TermsViewController
}
final class Flow {
    @MainActor lazy var TermsViewController: TermsViewController =
        UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! App.TermsViewController
    @MainActor func show() -> UIViewController {
        let vc = UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! TermsViewController
        return vc
    }
}
