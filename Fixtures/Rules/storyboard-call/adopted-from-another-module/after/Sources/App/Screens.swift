import Core
import UIKit

class TermsViewController: UIViewController, Shared {}

@MainActor class Coordinator {
    func terms() -> UIViewController {
        TermsViewController.shared()
    }

    func help() -> UIViewController {
        UIStoryboard(name: "HelpViewController", bundle: nil).instantiateInitialViewController() as! HelpViewController
    }
}
