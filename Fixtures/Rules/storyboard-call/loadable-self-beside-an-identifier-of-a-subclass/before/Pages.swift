import UIKit

class PageViewController: UIViewController {
    class func open(in container: UIViewController) {
        container.show(UIStoryboard(name: "Pages", bundle: nil).instantiateViewController(withIdentifier: "PageViewController") as! Self, sender: nil)
    }
}

class HelpViewController: PageViewController {}

@MainActor func openAll(in container: UIViewController) {
    PageViewController.open(in: container)
    HelpViewController.open(in: container)
    container.show(UIStoryboard(name: "Pages", bundle: nil).instantiateViewController(withIdentifier: "Help") as! HelpViewController, sender: nil)
}
