import UIKit;

class TermsViewController: UIViewController {};

class PrivacyViewController: UIViewController {
    @discardableResult static func make() -> PrivacyViewController {
        guard let controller = UIStoryboard.legal.instantiateViewController(withIdentifier: identifier) as? PrivacyViewController else {
            fatalError("no privacy");
        }
        return controller;
    }

    static var identifier: String { return "Privacy"; }
}

extension UIStoryboard {
    class var legal: UIStoryboard {
        return UIStoryboard(name: "Legal", bundle: nil);
    }
}

func openLegal() -> UIStoryboard {
    return UIStoryboard(name: "Legal", bundle: nil);
}

class AboutViewController: UIViewController {
    func showAll() {
        let terms = openLegal().instantiateInitialViewController() as! TermsViewController;
        present(terms, animated: true);
        present(PrivacyViewController.make(), animated: true);
    }
}
