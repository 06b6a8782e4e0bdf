import UIKit

final class BadgeView: UIView, NibLoadable {}

final class CartViewController: UIViewController, StoryboardLoadable {
    static let storyboardName = "Store"
}
