import UIKit

final class TermsViewController: UIViewController {
  var version = 1

  func update() {
    version += 1
  }
}

final class HelpViewController: UIViewController {
	var version = 1
}

class AboutViewController: UIViewController {
    func showAll() {
        present(UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! TermsViewController, animated: true)
        present(UIStoryboard(name: "Help", bundle: nil).instantiateInitialViewController() as! HelpViewController, animated: true)
    }
}
