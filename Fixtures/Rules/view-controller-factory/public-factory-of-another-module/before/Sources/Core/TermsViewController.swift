import UIKit

public final class TermsViewController: UIViewController {
    public var isNew = true

    public static func make() -> TermsViewController {
        return UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! TermsViewController
    }
}
