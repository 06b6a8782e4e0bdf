import class UIKit.UIViewController

/// Names the one type that it imports.
@MainActor final class Coordinator {
    let start: UIViewController? = nil

    func coordinate() {
        let terms: UIViewController = TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms")
        terms.show()
    }
}
