import UIKit

final class TermsViewController: UIViewController {
    static func make() -> TermsViewController {
        guard let terms = UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as? TermsViewController else {
            return TermsViewController()
        }
        return terms
    }

    var isNew = true
}

final class PrivacyViewController: UIViewController {
    static func make() -> PrivacyViewController {
        let storyboard = UIStoryboard(name: "Legal", bundle: nil)
        return storyboard.instantiateViewController(withIdentifier: "Privacy") as? PrivacyViewController ?? PrivacyViewController()
    }

    var isNew = true
}

final class ImprintViewController: UIViewController {
    static func make() -> UIViewController {
        let storyboard = UIStoryboard(name: "Legal", bundle: nil)
        let imprint = storyboard.instantiateViewController(withIdentifier: "Imprint")
        return imprint
    }

    var isNew = true
}

class StartViewController: UIViewController {
    func showAll() {
        present(TermsViewController.make(), animated: true)
        present(PrivacyViewController.make(), animated: true)
        present(ImprintViewController.make(), animated: true)
    }
}
