import UIKit

final class TermsViewController: UIViewController {
  var version = 1

  func update() {
    version += 1
  }
}

enum Help {
  enum Pages {
    final class HelpViewController: UIViewController {
    }

    final class NewsViewController: UIViewController {}
  }
}

class AboutViewController: UIViewController {
    func showAll() {
        present(UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! TermsViewController, animated: true)
        present(UIStoryboard(name: "A", bundle: nil).instantiateInitialViewController() as! Help.Pages.HelpViewController, animated: true)
        present(UIStoryboard(name: "B", bundle: nil).instantiateInitialViewController() as! Help.Pages.NewsViewController, animated: true)
    }
}
