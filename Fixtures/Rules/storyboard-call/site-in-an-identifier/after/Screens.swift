import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"

    func next() -> String { return "Terms" }
}

@MainActor func show() {
    let terms = TermsViewController.instantiateFromStoryboard(
        withIdentifier: TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms").next()
    )
    note(terms)
}
