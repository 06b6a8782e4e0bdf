import UIKit

final class BadgeView: UIView {}

final class CartViewController: UIViewController {}
