import UIKit

final class TermsViewController: UIViewController {
    @discardableResult static func make() -> TermsViewController? {
        let storyboard = UIStoryboard(name: "Legal", bundle: nil)
        return storyboard.instantiateViewController(withIdentifier: "Terms") as? TermsViewController
    }

    static func makeOrStop() -> TermsViewController? {
        guard let terms = UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as? TermsViewController else { return nil }
        return terms
    }

    @discardableResult class func makeScreen() -> UIViewController {
        let storyboard = UIStoryboard(name: "Legal", bundle: nil)
        return storyboard.instantiateViewController(withIdentifier: "Terms")
    }
}
