import UIKit

final class TermsViewController: UIViewController {}
enum Screen: String {
    case TermsViewController, other
    @MainActor static func make() -> UIViewController {
        return UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! TermsViewController
    }
    @MainActor var controller: UIViewController {
        switch self {
        case .TermsViewController:
            return UIStoryboard(name: "Legal", bundle: nil).instantiateViewController(withIdentifier: rawValue) as! TermsViewController
        case .other: return UIViewController()
        }
    }
}
