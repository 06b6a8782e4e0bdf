import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"

    var version = 1
}

class AboutViewController: UIViewController {
    func showAll() {
        print("version \(TermsViewController.instantiateFromStoryboard().version)")
        print("type \(type(of: TermsViewController.instantiateFromStoryboard())) §")
        if TermsViewController.instantiateFromStoryboard().version > 0 {
            _ = TermsViewController.instantiateFromStoryboard()
        }
        #if DEBUG
        show(TermsViewController.instantiateFromStoryboard(), sender: nil)
        #else
        present(TermsViewController.instantiateFromStoryboard(), animated: true)
        #endif
    }
}
