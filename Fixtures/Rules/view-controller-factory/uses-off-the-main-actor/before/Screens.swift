import UIKit

final class TermsViewController: UIViewController {
    static func make() -> TermsViewController {
        return UIStoryboard(name: "TermsViewController", bundle: nil).instantiateInitialViewController() as! TermsViewController
    }

    var isNew = true
}

final class Coordinator {
    var start: UIViewController?

    func showTerms() {
        start = TermsViewController.make()
    }

    func showTermsLater() async {
        let terms = await TermsViewController.make()
        await MainActor.run { print(terms.isNew, TermsViewController.make().isNew) }
    }
}
