import UIKit

final class PrivacyViewController: UIViewController {
    var isNew = true

    static func make() -> PrivacyViewController {
        return UIStoryboard(name: "Legal", bundle: nil).instantiateViewController(withIdentifier: "Privacy") as! PrivacyViewController
    }
}
