import UIKit

protocol Loaded {}

extension Loaded where Self: UIViewController {
    static func loaded(in bundle: Bundle = Bundle(for: Self.self)) -> Self {
        let storyboard = UIStoryboard(name: String(describing: self), bundle: bundle)
        return storyboard.instantiateInitialViewController() as! Self
    }
}
