import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

class AboutViewController: UIViewController {
    func showAll() {
        let isAnimated = false, isFirst = true
        present(TermsViewController.instantiateFromStoryboard(), animated: isAnimated)
        present(TermsViewController.instantiateFromStoryboard(), animated: isFirst)
        let terms = TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms"), number = 1
        print(terms.title ?? "", number)
    }
}
