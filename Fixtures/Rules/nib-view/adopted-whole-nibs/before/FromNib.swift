import UIKit

@MainActor
protocol FromNib {
    static var nib: UINib { get }
}

extension FromNib where Self: UIView {
    static var nib: UINib { UINib(nibName: "\(self)", bundle: nil) }

    static func fromNib(owner: Any? = nil) -> Self {
        nib.instantiate(withOwner: owner)[0] as! Self
    }
}
