import UIKit

class PageViewController: UIViewController, Instantiatable {
    class var storyboardName: String { return String(describing: self) }
}

class TermsViewController: PageViewController {
    override class var storyboardName: String { return "Legal" }
}

class PrivacyViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}
