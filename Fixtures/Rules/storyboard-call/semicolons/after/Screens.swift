import UIKit;

class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
};

class PrivacyViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"

    @discardableResult static func make() -> PrivacyViewController {
        let controller = PrivacyViewController.instantiateFromStoryboard(withIdentifier: identifier)
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
        let terms = TermsViewController.instantiateFromStoryboard();
        present(terms, animated: true);
        present(PrivacyViewController.make(), animated: true);
    }
}
