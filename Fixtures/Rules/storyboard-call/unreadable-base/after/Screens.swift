import Pages
import UIKit

class PodViewController: PageViewController, Instantiatable {}

class AboutViewController: UIViewController {
    func showAll() {
        present(PodViewController.instantiateFromStoryboard(), animated: true)
    }
}
