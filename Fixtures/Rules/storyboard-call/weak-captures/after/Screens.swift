import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}
final class Flow {
    var f: (() -> Void)?
    @MainActor func go() {
        f = { [self] in
            note(TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms"), self.f == nil)
        }
        f?()
    }
    @MainActor func go2() {
        f = {
            note(TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms"))
            return
        }
        f?()
    }
}
