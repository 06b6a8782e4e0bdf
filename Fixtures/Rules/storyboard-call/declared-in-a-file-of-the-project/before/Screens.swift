import UIKit

final class TermsViewController: UIViewController {
    var version = 1
}

final class PrivacyViewController: UIViewController {}

class PageViewController: UIViewController {}

class CoverViewController: PageViewController {}

class AboutViewController: UIViewController {
    func showAll() {
        present(UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! TermsViewController, animated: true)
        present(UIStoryboard(name: "PrivacyViewController", bundle: nil).instantiateInitialViewController() as! PrivacyViewController, animated: true)
        present(UIStoryboard(name: "Book", bundle: nil).instantiateInitialViewController() as! PageViewController, animated: true)
    }
}
