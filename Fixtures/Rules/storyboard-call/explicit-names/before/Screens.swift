import UIKit

final class TermsViewController: UIViewController {}

class PageViewController: UIViewController {}

class CoverViewController: PageViewController {}

class AboutViewController: UIViewController {
    func showAll() {
        present(UIStoryboard(name: "TermsViewController", bundle: nil).instantiateInitialViewController() as! TermsViewController, animated: true)
        present(UIStoryboard(name: "PageViewController", bundle: nil).instantiateInitialViewController() as! PageViewController, animated: true)
        present(UIStoryboard(name: "CoverViewController", bundle: nil).instantiateInitialViewController() as! CoverViewController, animated: true)
    }
}
