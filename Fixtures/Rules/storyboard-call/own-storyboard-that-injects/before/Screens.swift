import UIKit

final class TermsViewController: UIViewController {
    var count = 0
}

class AboutViewController: UIViewController {
    func showTerms() {
        let terms = storyboard!.instantiateViewController(withIdentifier: "Terms") as! TermsViewController
        print(terms.count)
    }
}

/// Hands out what it is given.
final class CountingStoryboard: UIStoryboard {
    private var count = 0

    override func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        count += 1
        let controller = super.instantiateViewController(withIdentifier: identifier)
        (controller as? TermsViewController)?.count = count
        return controller
    }
}
