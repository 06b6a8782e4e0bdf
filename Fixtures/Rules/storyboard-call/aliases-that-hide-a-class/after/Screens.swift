import UIKit

final class TermsViewController: UIViewController {}
final class OtherViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}
enum Flow {
    typealias TermsViewController = OtherViewController
    @MainActor static func make() -> UIViewController {
        return TermsViewController.instantiateFromStoryboard()
    }
}
