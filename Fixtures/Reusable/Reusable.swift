// A stand-in for the library Reusable, in our own words: what the dialect `reusable` uses of its interface, nothing more.
import UIKit

public protocol StoryboardBased: AnyObject {
    static var sceneStoryboard: UIStoryboard { get }
}

extension StoryboardBased {
    public static var sceneStoryboard: UIStoryboard {
        return UIStoryboard(name: String(describing: self), bundle: Bundle(for: self))
    }
}

extension StoryboardBased where Self: UIViewController {
    public static func instantiate() -> Self {
        guard let controller = sceneStoryboard.instantiateInitialViewController() as? Self else {
            fatalError("the initial view controller is no \(self)")
        }
        return controller
    }
}

public protocol StoryboardSceneBased: AnyObject {
    static var sceneStoryboard: UIStoryboard { get }
    static var sceneIdentifier: String { get }
}

extension StoryboardSceneBased {
    public static var sceneIdentifier: String { return String(describing: self) }
}

extension StoryboardSceneBased where Self: UIViewController {
    public static func instantiate() -> Self {
        guard let controller = sceneStoryboard.instantiateViewController(withIdentifier: sceneIdentifier) as? Self else {
            fatalError("the scene \(sceneIdentifier) is no \(self)")
        }
        return controller
    }
}

public protocol NibLoadable: AnyObject {
    static var nib: UINib { get }
}

extension NibLoadable {
    public static var nib: UINib {
        return UINib(nibName: String(describing: self), bundle: Bundle(for: self))
    }
}

extension NibLoadable where Self: UIView {
    public static func loadFromNib() -> Self {
        guard let view = nib.instantiate(withOwner: nil, options: nil).first as? Self else {
            fatalError("the nib's first object is no \(self)")
        }
        return view
    }
}

public protocol Reusable: AnyObject {}
public typealias NibReusable = Reusable & NibLoadable
