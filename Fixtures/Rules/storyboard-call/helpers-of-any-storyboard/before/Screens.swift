import UIKit

extension UIStoryboard {
    func make<Controller: UIViewController>(_ type: Controller.Type) -> Controller {
        return instantiateViewController(withIdentifier: String(describing: type)) as! Controller
    }

    func open(_ identifier: String) -> UIViewController {
        return self.instantiateViewController(withIdentifier: identifier)
    }
}

protocol Storyboarded: UIViewController {}

extension Storyboarded {
    static func fromOwnStoryboard() -> Self {
        let storyboard = UIStoryboard(name: String(describing: self), bundle: nil)
        return storyboard.instantiateInitialViewController() as! Self
    }
}

func make<Controller: UIViewController>(from name: String?) -> Controller {
    return UIStoryboard(name: name ?? "Main", bundle: nil).instantiateInitialViewController() as! Controller
}

enum Scene: String {
    case terms = "Terms"

    var controller: UIViewController {
        return UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: self.rawValue)
    }
}
