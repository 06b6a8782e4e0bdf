import UIKit

final class TermsViewController: UIViewController {}
@MainActor func make() -> Bool {
    class TermsViewController: UIViewController {}
    if (UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! UIViewController?) == nil {
        return UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! TermsViewController === nil
            as UIViewController?
    }
    return false
}
