import UIKit

final class BadgeView: UIView, NibLoadable {
    var mark = "!"
}
