import UIKit

enum Pages {
    class HelpViewController: UIViewController, Instantiatable {
        static let storyboardName = "A"
    }

    final class NewsViewController: UIViewController, Instantiatable {
        static let storyboardName = "B"
    }

    class ImprintViewController: UIViewController, Instantiatable {}
}

class AboutViewController: UIViewController {
    func showAll() {
        present(Pages.HelpViewController.instantiateFromStoryboard(), animated: true)
        present(Pages.NewsViewController.instantiateFromStoryboard(), animated: true)
        present(Pages.ImprintViewController.instantiateFromStoryboard(), animated: true)
    }
}
