import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"

    func describe(_ detail: String? = nil) {
        print("the terms")
    }
}

extension UIViewController {
    func describe() {
        print("a screen")
    }
}

class StartViewController: UIViewController {
    func showAll() {
        (TermsViewController.instantiateFromStoryboard() as UIViewController).describe()
        (TermsViewController.instantiateFromStoryboard() as UIViewController).title = "Terms"
        print([true].map { _ in TermsViewController.instantiateFromStoryboard() as UIViewController }.count)
        let maker = { TermsViewController.instantiateFromStoryboard() as UIViewController }
        maker().describe()
    }
}
