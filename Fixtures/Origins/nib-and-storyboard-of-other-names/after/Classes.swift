import UIKit

final class BadgeView: UIView, NibLoadable {
    static let nibName = "Badge"
}

final class CartViewController: UIViewController, StoryboardLoadable {
    static let storyboardName = "Store"
    static let storyboardIdentifier = "Cart"
}
