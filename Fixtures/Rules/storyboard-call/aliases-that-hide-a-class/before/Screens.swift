import UIKit

final class TermsViewController: UIViewController {}
final class OtherViewController: UIViewController {}
enum Flow {
    typealias TermsViewController = OtherViewController
    @MainActor static func make() -> UIViewController {
        return UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! TermsViewController
    }
}
