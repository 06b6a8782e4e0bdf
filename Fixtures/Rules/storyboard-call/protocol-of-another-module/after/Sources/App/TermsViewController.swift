import Core
import UIKit

final class TermsViewController: BoardViewController {
    override class var storyboardName: String { return "TermsViewController" }
}
