import UIKit

final class TermsViewController: UIViewController {
    var isNew = true
}

extension TermsViewController {
    static func terms() -> TermsViewController {
        return UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! TermsViewController
    }

    static var privacy: TermsViewController {
        return UIStoryboard(name: "Legal", bundle: nil).instantiateViewController(withIdentifier: "Privacy") as! TermsViewController
    }
}

final class HelpViewController: UIViewController {
    var page = 0
}

public final class ImprintViewController: UIViewController {}

public extension ImprintViewController {
    static func make() -> ImprintViewController {
        return UIStoryboard(name: "Legal", bundle: nil).instantiateViewController(withIdentifier: "Imprint") as! ImprintViewController
    }
}

class StartViewController: UIViewController {
    func showAll() {
        present(TermsViewController.terms(), animated: true)
        present(TermsViewController.privacy, animated: true)
        present(HelpViewController.first(), animated: true)
        present(ImprintViewController.make(), animated: true)
    }
}
