import UIKit

final class TermsViewController: UIViewController {
    static func make() -> TermsViewController {
        return UIStoryboard(name: "TermsViewController", bundle: nil).instantiateInitialViewController() as! TermsViewController
    }

    var isNew = true
}

class StartViewController: UIViewController {
    func showAll() {
        let terms = TermsViewController /* the new ones */ .make( /* nothing */ ) // as ever
        present(terms, animated: true)
        present(
            TermsViewController // for the footer
                .make(),
            animated: true)
    }
}
