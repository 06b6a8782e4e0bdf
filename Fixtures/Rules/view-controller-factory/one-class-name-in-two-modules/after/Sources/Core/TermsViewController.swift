import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"

    var isNew = true
}

@MainActor public enum Shelf {
    public static func terms() -> UIViewController {
        return TermsViewController.instantiateFromStoryboard()
    }
}
