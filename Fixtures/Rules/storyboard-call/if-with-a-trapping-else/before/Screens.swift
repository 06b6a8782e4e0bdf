import UIKit

final class TermsViewController: UIViewController {
    var text = ""
}

class AboutViewController: UIViewController {
    func showTerms() {
        let legal = UIStoryboard(name: "Legal", bundle: nil)
        if let terms = legal.instantiateInitialViewController() as? TermsViewController {
            // All of it.
            terms.text = """
                Be kind.
            Always.
            """
            present(terms, animated: true)
        } else {
            fatalError("no terms")
        }
        print("shown")
    }
}
