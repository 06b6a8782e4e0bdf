import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    var isNew = true
}

struct Factory {
    @MainActor func make() -> UIViewController { return UIViewController() }
}

enum Legacy {
    enum TermsViewController {
        static func make() -> String { return "legacy" }
    }

    static func describe() -> String {
        return TermsViewController.make()
    }
}

class StartViewController: UIViewController {
    func show(_ TermsViewController: Factory) {
        present(TermsViewController.make(), animated: true)
    }

    func showAll() {
        print(Legacy.TermsViewController.make(), Legacy.describe())
        show(Factory())
        present(TermsViewController.instantiateFromStoryboard(), animated: true)
    }
}
