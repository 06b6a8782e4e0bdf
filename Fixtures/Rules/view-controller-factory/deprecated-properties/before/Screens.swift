import UIKit

final class TermsViewController: UIViewController {
    static var controller: TermsViewController {
        let storyboard = UIStoryboard(name: "Legal", bundle: nil)
        return storyboard.instantiateInitialViewController() as! TermsViewController
    }
}

final class PrivacyViewController: UIViewController {
    static func make() -> UIViewController {
        return UIStoryboard(name: "Legal", bundle: nil).instantiateViewController(withIdentifier: "Privacy") as! PrivacyViewController
    }

    static let maker: () -> UIViewController = make
}

class StartViewController: UIViewController {
    func showAll() {
        present(TermsViewController.controller, animated: true)
        present(PrivacyViewController.make(), animated: true)
    }
}
