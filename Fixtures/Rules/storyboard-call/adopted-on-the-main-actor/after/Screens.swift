import UIKit

class TermsViewController: UIViewController, Drawn {
    func again() -> UIViewController {
        TermsViewController.drawn()
    }

    func later() -> () -> UIViewController {
        return { UIStoryboard(name: "TermsViewController", bundle: nil).instantiateInitialViewController() as! TermsViewController }
    }
}

class Coordinator {
    func anywhere() -> UIViewController {
        UIStoryboard(name: "TermsViewController", bundle: nil).instantiateInitialViewController() as! TermsViewController
    }

    @MainActor func there() -> UIViewController {
        TermsViewController.drawn()
    }
}
