import UIKit

class PageViewController: UIViewController {
    class var storyboardName: String { return "Pages" }
}

class HelpViewController: PageViewController {
    override class var storyboardName: String { return "Help" }
}

final class MoreViewController: HelpViewController {}

@MainActor func openAll(in container: UIViewController) {
    container.show(UIStoryboard(name: "Pages", bundle: nil).instantiateInitialViewController() as! PageViewController, sender: nil)
    container.show(UIStoryboard(name: "Help", bundle: nil).instantiateInitialViewController() as! HelpViewController, sender: nil)
    container.show(UIStoryboard(name: "More", bundle: nil).instantiateInitialViewController() as! MoreViewController, sender: nil)
    let classes: [PageViewController.Type] = [HelpViewController.self, MoreViewController.self]
    print(classes.map { $0.storyboardName })
}
