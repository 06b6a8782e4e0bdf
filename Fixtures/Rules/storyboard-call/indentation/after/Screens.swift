import UIKit

final class TermsViewController: UIViewController, Instantiatable {
  static let storyboardName = "Legal"

  var version = 1

  func update() {
    version += 1
  }
}

final class HelpViewController: UIViewController, Instantiatable {
	static let storyboardName = "Help"

	var version = 1
}

class AboutViewController: UIViewController {
    func showAll() {
        present(TermsViewController.instantiateFromStoryboard(), animated: true)
        present(HelpViewController.instantiateFromStoryboard(), animated: true)
    }
}
