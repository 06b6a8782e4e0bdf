import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    var isNew = true
}

final class Coordinator {
    var start: UIViewController?

    func showTerms() {
        start = TermsViewController.instantiateFromStoryboard()
    }

    func showTermsLater() async {
        let terms = await TermsViewController.instantiateFromStoryboard()
        await MainActor.run { print(terms.isNew, TermsViewController.instantiateFromStoryboard().isNew) }
    }
}
