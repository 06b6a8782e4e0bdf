import UIKit

extension UITableViewCell {
    class var nibName: String { return "Cell" }
}

extension UIViewController {
    static var nibName: String { return "Screen" }
}
