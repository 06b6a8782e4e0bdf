import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "About"
}
final class PrivacyViewController: UIViewController {}

/// Were they declared at top level, the two constants would be seen here too.
let terms = "Terms"
let privacy = "Privacy"

@MainActor func show(_ controller: UIViewController) {
    print(terms, privacy, type(of: controller))
}
