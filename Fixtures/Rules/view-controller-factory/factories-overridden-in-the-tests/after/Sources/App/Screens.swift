import UIKit

class TermsViewController: UIViewController, Instantiatable {
    class var storyboardName: String { return "Legal" }

    class func make() -> TermsViewController {
        return TermsViewController.instantiateFromStoryboard()
    }
}

final class PrivacyViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"

    var isNew = true
}
