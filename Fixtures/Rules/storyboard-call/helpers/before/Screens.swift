import UIKit

protocol Named {}

protocol Storyboarded: UIViewController {}

extension Storyboarded {
    static func make() -> Self {
        return UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "\(self)") as! Self
    }
}

extension UIViewController {
    class func fromMain() -> Self? {
        return UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "\(self)") as? Self
    }
}

func make<Controller: UIViewController>(_ identifier: String) -> Controller {
    return UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: identifier) as! Controller
}

class AboutViewController: UIViewController {
    func showAll() {
        let main = UIStoryboard(name: "Main", bundle: nil)
        let named = main.instantiateViewController(withIdentifier: "Terms") as! Named
        let both = main.instantiateViewController(withIdentifier: "Terms") as! UIViewController & Named
        print(named, both)
    }
}
