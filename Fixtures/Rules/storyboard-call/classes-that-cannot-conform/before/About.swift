import UIKit

class AboutViewController: UIViewController {
    func showAll() {
        present(UIStoryboard(name: "L", bundle: nil).instantiateInitialViewController() as! ListViewController<Int>, animated: true)
        present(UIStoryboard(name: "BookListViewController", bundle: nil).instantiateInitialViewController() as! BookListViewController, animated: true)
        present(UIStoryboard(name: "C", bundle: nil).instantiateInitialViewController() as! CoderViewController, animated: true)
        present(UIStoryboard(name: "D", bundle: nil).instantiateInitialViewController() as! CoderPageViewController, animated: true)
        present(UIStoryboard(name: "N", bundle: nil).instantiateInitialViewController() as! NilViewController, animated: true)
        present(UIStoryboard(name: "U", bundle: nil).instantiateInitialViewController() as! UnavailableViewController, animated: true)
        present(UIStoryboard(name: "P", bundle: nil).instantiateInitialViewController() as! PodViewController, animated: true)
        present(UIStoryboard(name: "O", bundle: nil).instantiateInitialViewController() as! LegacyViewController, animated: true)
        present(UIStoryboard(name: "H", bundle: nil).instantiateInitialViewController() as! HiddenViewController, animated: true)
        present(UIStoryboard(name: "X", bundle: nil).instantiateInitialViewController() as! NowhereViewController, animated: true)
    }
}
