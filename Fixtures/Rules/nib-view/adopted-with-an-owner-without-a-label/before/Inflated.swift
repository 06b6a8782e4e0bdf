import UIKit

protocol Inflated {}

extension Inflated where Self: UIView {
    static func inflated(_ owner: Any? = nil) -> Self {
        guard let objects = Bundle(for: self).loadNibNamed(String(describing: self), owner: owner, options: nil),
            let view = objects.first as? Self
        else { fatalError() }
        return view
    }
}
