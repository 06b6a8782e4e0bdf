import UIKit

final class BadgeView: UIView {
    var mark = "!"
}
