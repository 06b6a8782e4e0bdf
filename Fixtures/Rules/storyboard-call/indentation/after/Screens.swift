import UIKit

final class TermsViewController: UIViewController, Instantiatable {
  static let storyboardName = "Legal"

  var version = 1

  func update() {
    version += 1
  }
}

enum Help {
  enum Pages {
    final class HelpViewController: UIViewController, Instantiatable {
      static let storyboardName = "A"
    }

    final class NewsViewController: UIViewController, Instantiatable {
      static let storyboardName = "B"
    }
  }
}

class AboutViewController: UIViewController {
    func showAll() {
        present(TermsViewController.instantiateFromStoryboard(), animated: true)
        present(Help.Pages.HelpViewController.instantiateFromStoryboard(), animated: true)
        present(Help.Pages.NewsViewController.instantiateFromStoryboard(), animated: true)
    }
}
