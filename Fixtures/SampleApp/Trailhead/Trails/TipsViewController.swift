import UIKit

/// What the wardens of a region want to say.
final class TipsViewController: UIViewController {
}
