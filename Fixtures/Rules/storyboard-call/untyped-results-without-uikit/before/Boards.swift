import UIKit

enum Board: String {
    case legal = "Legal"

    @MainActor var instance: UIStoryboard {
        return UIStoryboard(name: rawValue, bundle: nil)
    }
}

final class TermsViewController: UIViewController {}

final class PrivacyViewController: UIViewController {}

extension UIViewController {
    func show() {
        UIViewController().present(self, animated: true)
    }
}
