import UIKit

protocol Instance {}

extension Instance where Self: UIViewController {
    static func instantiateViewController(_ bundle: Bundle? = nil) -> Self {
        let storyboard = UIStoryboard(name: "\(Self.self)", bundle: bundle)
        return storyboard.instantiateInitialViewController() as! Self
    }
}
