import UIKit

protocol Presented {}

extension Presented where Self: UIViewController {
    static func fromMain() -> Self {
        let identifier = String(describing: self)
        let storyboard = UIStoryboard(name: "Main", bundle: Bundle.main)
        return storyboard.instantiateViewController(withIdentifier: identifier) as! Self
    }
}
