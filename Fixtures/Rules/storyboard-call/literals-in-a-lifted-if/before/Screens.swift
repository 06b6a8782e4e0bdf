import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showTerms() {
        if let terms = legal.instantiateInitialViewController() as? TermsViewController {
            terms.title = """
                Be kind.
            Always,
                and \(terms.title
                    ?? "everywhere").
            """
            print(terms.title ?? "-", #"""
            No "\(terms)".
            """#)
            present(
                terms,
                animated: true
            )
        }
    }
}
