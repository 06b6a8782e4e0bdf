import UIKit

class TermsViewController: UIViewController {
    func again() -> UIViewController {
        UIStoryboard(name: "TermsViewController", bundle: nil).instantiateInitialViewController() as! TermsViewController
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
        UIStoryboard(name: "TermsViewController", bundle: nil).instantiateInitialViewController() as! TermsViewController
    }
}
