import UIKit

class PageViewController: UIViewController, Instantiatable {
    class var storyboardName: String { return "Pages" }
}

class HelpViewController: PageViewController {
    override class var storyboardName: String { return "Help" }
}

final class MoreViewController: HelpViewController {}

@MainActor func openAll(in container: UIViewController) {
    container.show(PageViewController.instantiateFromStoryboard(), sender: nil)
    container.show(HelpViewController.instantiateFromStoryboard(), sender: nil)
    container.show(UIStoryboard(name: "More", bundle: nil).instantiateInitialViewController() as! MoreViewController, sender: nil)
    let classes: [PageViewController.Type] = [HelpViewController.self, MoreViewController.self]
    print(classes.map { $0.storyboardName })
}
