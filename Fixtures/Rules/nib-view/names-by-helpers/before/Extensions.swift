import UIKit

extension UIView {
    static var identifier: String { return String(describing: self) }

    static var nib: UINib { return UINib(nibName: identifier, bundle: nil) }
}

extension NSObject {
    static var className: String { return String(describing: self) }
}

extension UIViewController {
    static var identifier: String { return "Screen" }
}
