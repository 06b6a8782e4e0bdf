import UIKit

final class TermsViewController: UIViewController {
    @discardableResult static func make() -> Self {
        return UIStoryboard(name: "Legal", bundle: nil).instantiateViewController(identifier: "Terms")
    }

    func another() -> Self {
        return UIStoryboard(name: "Legal", bundle: nil).instantiateViewController(withIdentifier: "Terms") as! Self
    }

    func maker() -> () -> UIViewController {
        return { [weak self] in
            note(self == nil)
            return UIStoryboard(name: "Legal", bundle: nil).instantiateViewController(withIdentifier: "Terms") as! Self
        }
    }
}
