import Core
import UIKit

class TermsViewController: UIViewController {}

@MainActor class Coordinator {
    func terms() -> UIViewController {
        UIStoryboard(name: "TermsViewController", bundle: nil).instantiateInitialViewController() as! TermsViewController
    }

    func help() -> UIViewController {
        UIStoryboard(name: "HelpViewController", bundle: nil).instantiateInitialViewController() as! HelpViewController
    }
}
