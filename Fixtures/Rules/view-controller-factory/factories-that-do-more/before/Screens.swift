import UIKit

final class TermsViewController: UIViewController {
    var isNew = true

    static func make(isNew: Bool) -> TermsViewController {
        let storyboard = UIStoryboard(name: "Legal", bundle: nil)
        let terms = storyboard.instantiateInitialViewController() as! TermsViewController
        terms.isNew = isNew
        return terms
    }
}

final class PrivacyViewController: UIViewController {
    static func make(for name: String = "") -> PrivacyViewController {
        return UIStoryboard(name: "Legal", bundle: nil).instantiateViewController(withIdentifier: "Privacy") as! PrivacyViewController
    }
}

final class ImprintViewController: UIViewController {
    static func make() -> ImprintViewController {
        print("makes the imprint")
        return UIStoryboard(name: "Legal", bundle: nil).instantiateViewController(withIdentifier: "Imprint") as! ImprintViewController
    }
}

final class HelpViewController: UIViewController {
    static func make<Context>(in context: Context) -> HelpViewController {
        return UIStoryboard(name: "Legal", bundle: nil).instantiateViewController(withIdentifier: "Help") as! HelpViewController
    }
}

final class CartViewController: UIViewController {
    static let shared: CartViewController = {
        return UIStoryboard(name: "CartViewController", bundle: nil).instantiateInitialViewController() as! CartViewController
    }()

    static var shown = 0 {
        didSet { print("shown", shown) }
    }

    static var another: CartViewController {
        get { return UIStoryboard(name: "CartViewController", bundle: nil).instantiateInitialViewController() as! CartViewController }
        set { shown += 1 }
    }
}

class StartViewController: UIViewController {
    func showAll() {
        present(TermsViewController.make(isNew: false), animated: true)
        present(PrivacyViewController.make(), animated: true)
        present(ImprintViewController.make(), animated: true)
        present(HelpViewController.make(in: self), animated: true)
        present(CartViewController.shared, animated: true)
        CartViewController.another = CartViewController.another
    }
}
