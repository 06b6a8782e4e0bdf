import Core
import UIKit

class PrivacyViewController: BoardViewController {}

final class ImprintViewController: PrivacyViewController {}

class LegalOpener {
    func open(from opener: UIViewController) {
        opener.present(UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! PrivacyViewController, animated: true)
        opener.present(UIStoryboard(name: "Imprint", bundle: nil).instantiateInitialViewController() as! ImprintViewController, animated: true)
        opener.present(UIStoryboard(name: "TermsViewController", bundle: nil).instantiateInitialViewController() as! TermsViewController, animated: true)
    }
}
