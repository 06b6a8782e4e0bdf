import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

final class Flow {
    var shown = 0

    @MainActor func goAll() {
        let show = {
            note(TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms"))
            note(TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms"))
        }
        show()
    }

    @MainActor func goWithSelf() {
        let show = { [self] in
            note(TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms"), self.shown)
            note(TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms"))
        }
        show()
    }

    @MainActor func goLast() {
        let show = { [self] in
            note(TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms"), self.shown)
            note(TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms"))
        }
        show()
    }
}
