import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showTerms() {
        let terms = TermsViewController.instantiateFromStoryboard()
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
