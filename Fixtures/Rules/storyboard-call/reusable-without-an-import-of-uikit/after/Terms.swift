import Reusable
import UIKit

/// The legal terms.
final class TermsViewController: BaseViewController, StoryboardBased {
    static let sceneStoryboard = UIStoryboard(name: "Legal", bundle: nil)
}
