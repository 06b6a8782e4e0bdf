import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"

    var text = ""
}

class AboutViewController: UIViewController {
    func showTerms() {
        let terms = TermsViewController.instantiateFromStoryboard()
        // All of it.
        terms.text = """
                Be kind.
            Always.
            """
        present(terms, animated: true)
        print("shown")
    }
}
