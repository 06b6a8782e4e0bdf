import UIKit

class PageViewController: UIViewController, Instantiatable {
    class var storyboardName: String { return "Pages" }
}

class HelpViewController: PageViewController {}

@MainActor func openAll(in container: UIViewController) {
    container.title = HelpViewController.storyboardName
    print(container.title ?? "")
    container.show(UIStoryboard(name: "Help", bundle: nil).instantiateViewController(withIdentifier: "Start") as! HelpViewController, sender: nil)
}
