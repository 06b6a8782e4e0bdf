import Pages
import UIKit

class PodViewController: PageViewController {}

class AboutViewController: UIViewController {
    func showAll() {
        present(UIStoryboard(name: "PodViewController", bundle: nil).instantiateInitialViewController() as! PodViewController, animated: true)
    }
}
