import UIKit

/// Ours, written by hand.
@MainActor protocol NibLoadable: AnyObject {
    static var nibName: String { get }
}

extension NibLoadable where Self: UIView {
    static var nibName: String { return String(describing: self) }
}

@MainActor extension UINib {
    static func instantiateView<View: UIView & NibLoadable>(owner: Any? = nil) -> View {
        return UINib(nibName: View.nibName, bundle: nil).instantiate(withOwner: owner, options: nil)[0] as! View
    }
}
