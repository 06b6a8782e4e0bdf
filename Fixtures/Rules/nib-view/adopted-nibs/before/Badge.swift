import UIKit

@MainActor
protocol Loaded: AnyObject {
    static var nibName: String { get }
}

extension Loaded where Self: UIView {
    static var nibName: String { return String(describing: self) }
    static var nib: UINib { return UINib(nibName: nibName, bundle: nil) }

    static func loaded() -> Self {
        guard let view = nib.instantiate(withOwner: nil, options: nil).first as? Self else {
            fatalError("\(nibName).xib does not begin with a \(self)")
        }
        return view
    }
}
