import UIKit

enum Legal {
    enum TermsViewController {}

    @MainActor static func open(in container: UIViewController) {
        container.show(Terms.make(), sender: TermsViewController.self)
    }
}

@MainActor func openAll(in container: UIViewController) {
    Legal.open(in: container)
    container.show(Terms.make(), sender: nil)
}
