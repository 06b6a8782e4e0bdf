import UIKit

class TermsViewController: UIViewController {
    private static let storyboardName = "TermsViewController"
    static func go() { note(storyboardName) }
}
