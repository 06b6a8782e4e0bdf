import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    var isNew = true
}

class StartViewController: UIViewController {
    func showAll() {
        let terms = TermsViewController /* the new ones */ .instantiateFromStoryboard( /* nothing */ ) // as ever
        present(terms, animated: true)
        present(
            TermsViewController // for the footer
                .instantiateFromStoryboard(),
            animated: true)
    }
}
