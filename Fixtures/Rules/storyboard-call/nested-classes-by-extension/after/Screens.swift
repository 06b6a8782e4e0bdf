import UIKit

enum Legal {
    class TermsViewController: UIViewController {}

    class PrivacyViewController: UIViewController {}
}

extension Legal.PrivacyViewController: Instantiatable {
    static let storyboardName = "Privacy"
}

extension Legal.TermsViewController: Instantiatable {
    static let storyboardName = "Terms"
}

class Coordinator {
    func screens() -> [UIViewController] {
        let terms = Legal.TermsViewController.instantiateFromStoryboard()
        let privacy = Legal.PrivacyViewController.instantiateFromStoryboard()
        return [terms, privacy]
    }
}
