import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

actor Loader {
    func load() async -> UIViewController {
        let terms = await TermsViewController.instantiateFromStoryboard()
        return terms
    }

    func show(in root: UIViewController) async {
        await MainActor.run {
            let terms = TermsViewController.instantiateFromStoryboard()
            root.present(terms, animated: true)
        }
    }
}
