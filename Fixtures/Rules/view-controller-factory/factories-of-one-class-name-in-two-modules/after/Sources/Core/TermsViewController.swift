import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

@MainActor public enum Shelf {
    public static func terms() -> UIViewController {
        return TermsViewController.instantiateFromStoryboard()
    }
}
