import UIKit

extension UIView {
    static var nibName: String { return String(describing: self) }
}
