import UIKit

enum Board: String {
    case legal = "Legal"

    @MainActor var instance: UIStoryboard {
        return UIStoryboard(name: rawValue, bundle: nil)
    }
}

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = Board.legal.rawValue
}

final class PrivacyViewController: UIViewController, Instantiatable {
    static let storyboardName = Board.legal.rawValue
}

extension UIViewController {
    func show() {
        UIViewController().present(self, animated: true)
    }
}
