import UIKit

class PageViewController: UIViewController {
    class func open(in container: UIViewController) {
        container.show(UIStoryboard(name: "Pages", bundle: nil).instantiateInitialViewController() as! Self, sender: nil)
    }
}

class HelpViewController: PageViewController {}

@MainActor func openAll(in container: UIViewController) {
    PageViewController.open(in: container)
    HelpViewController.open(in: container)
    container.show(UIStoryboard(name: "Pages", bundle: Bundle(for: HelpViewController.self)).instantiateInitialViewController() as! HelpViewController, sender: nil)
}
