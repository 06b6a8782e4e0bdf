import UIKit

protocol Storyboarded {
    static var storyboardName: String { get }
}

extension Storyboarded {
    static var storyboardName: String { return "Main" }
}

class TermsViewController: UIViewController, Storyboarded {}

class AboutViewController: UIViewController {
    func showAll() {
        present(UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as! TermsViewController, animated: true)
    }
}
