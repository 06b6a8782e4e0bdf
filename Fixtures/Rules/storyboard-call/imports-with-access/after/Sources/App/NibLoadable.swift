// NibLoadable.swift, written by sbmigrate.

internal import UIKit

/// A view that is drawn in a nib.
@preconcurrency @MainActor
protocol NibLoadable: AnyObject {
    /// The nib's name without its extension. By default the name of the class.
    static var nibName: String { get }
}

extension NibLoadable where Self: UIView {
    static var nibName: String {
        return String(describing: self)
    }
}

extension UINib {
    /// Makes the first object of the nib that the view's class names.
    @preconcurrency @MainActor
    static func instantiateView<View: UIView & NibLoadable>(owner: Any? = nil) -> View {
        let name = View.nibName
        let nib = UINib(nibName: name, bundle: nil)
        let found = nib.instantiate(withOwner: owner, options: nil).first
        guard let view = found as? View else {
            let other = found.map { String(describing: type(of: $0)) } ?? "nil"
            fatalError("\(name).xib: the first object is \(other), not \(View.self)")
        }
        return view
    }
}
