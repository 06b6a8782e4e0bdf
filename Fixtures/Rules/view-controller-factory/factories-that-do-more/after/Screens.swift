import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"

    var isNew = true

    static func make(isNew: Bool) -> TermsViewController {
        let terms = TermsViewController.instantiateFromStoryboard()
        terms.isNew = isNew
        return terms
    }
}

final class PrivacyViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"

    static func make(for name: String = "") -> PrivacyViewController {
        return PrivacyViewController.instantiateFromStoryboard(withIdentifier: "Privacy")
    }
}

final class ImprintViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"

    static func make() -> ImprintViewController {
        print("makes the imprint")
        return ImprintViewController.instantiateFromStoryboard(withIdentifier: "Imprint")
    }
}

final class HelpViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"

    static func make<Context>(in context: Context) -> HelpViewController {
        return HelpViewController.instantiateFromStoryboard(withIdentifier: "Help")
    }
}

final class CartViewController: UIViewController, Instantiatable {
    static let shared: CartViewController = {
        return CartViewController.instantiateFromStoryboard()
    }()

    static var shown = 0 {
        didSet { print("shown", shown) }
    }

    static var another: CartViewController {
        get { return CartViewController.instantiateFromStoryboard() }
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
