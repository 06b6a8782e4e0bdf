import UIKit

#if DEBUG
class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"

    let isDebugged = true
}
#else
class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}
#endif

class AboutViewController: UIViewController {
    func showAll() {
        present(TermsViewController.instantiateFromStoryboard(), animated: true)
    }
}
