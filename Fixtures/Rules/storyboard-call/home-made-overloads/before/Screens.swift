import UIKit

enum Screen: String {
    case terms = "Terms"
    case help = "Help"
}

class HelpViewController: UIViewController {}

class TermsViewController: UIViewController {}

extension UIStoryboard {
    static let main = UIStoryboard(name: "Main", bundle: nil)

    func instantiateViewController(withIdentifier screen: Screen) -> UIViewController {
        return instantiateViewController(withIdentifier: screen.rawValue)
    }

    func instantiateInitialViewController<Controller: UIViewController>() -> Controller {
        return self.instantiateViewController(withIdentifier: String(describing: Controller.self)) as! Controller
    }
}

enum MainStoryboard {
    static func instantiateViewController(withIdentifier screen: Screen) -> UIViewController {
        return UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: screen.rawValue)
    }
}

enum Board: String {
    case legal = "Legal"

    var instance: UIStoryboard { return UIStoryboard(name: rawValue, bundle: nil) }

    func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        return instance.instantiateViewController(withIdentifier: identifier)
    }
}

class AboutViewController: UIViewController {
    func showAll(_ wanted: Screen) {
        let one = UIStoryboard.main.instantiateViewController(withIdentifier: .terms) as! TermsViewController
        let two = UIStoryboard.main.instantiateViewController(withIdentifier: wanted) as! TermsViewController
        let three = UIStoryboard.main.instantiateInitialViewController() as! HelpViewController
        let four = MainStoryboard.instantiateViewController(withIdentifier: .terms) as! TermsViewController
        let five = Board.legal.instantiateViewController(withIdentifier: "Terms") as! TermsViewController
        let six = instantiateViewController(withIdentifier: "Terms") as! TermsViewController
        let seven = self.instantiateViewController(withIdentifier: "Terms") as! TermsViewController
        print(one, two, three, four, five, six, seven)
    }

    func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        return UIViewController()
    }
}
