import UIKit

class PageViewController: UIViewController, StoryboardLoadable {
    class var storyboardName: String { return "Pages" }
    class var storyboardIdentifier: String { return "PageViewController" }

    class func open(in container: UIViewController) {
        container.show(UIStoryboard.instantiateViewController() as Self, sender: nil)
    }
}

class HelpViewController: PageViewController {}

@MainActor func openAll(in container: UIViewController) {
    PageViewController.open(in: container)
    HelpViewController.open(in: container)
}
