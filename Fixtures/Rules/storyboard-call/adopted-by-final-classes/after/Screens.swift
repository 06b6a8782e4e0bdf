import UIKit

final class TermsViewController: UIViewController, Opened {}

final class HelpViewController: UIViewController, Opened {
    static let fileName = "Help"
}

class CartViewController: UIViewController {}

enum Store {
    final class ShelfViewController: UIViewController, Opened {
        static let fileName = "ShelfViewController"
    }

    final class StockViewController: UIViewController, Opened {
        static let fileName = "Stock"
    }
}

private final class HintViewController: UIViewController, Opened {
    static let fileName = "HintViewController"
}

@MainActor class Coordinator {
    func screens() -> [UIViewController] {
        let terms = TermsViewController.opened()
        let help = HelpViewController.opened()
        let cart = UIStoryboard(name: "CartViewController", bundle: nil).instantiateInitialViewController() as! CartViewController
        let hint = HintViewController.opened()
        return [terms, help, cart, hint]
    }

    func nested() -> [UIViewController] {
        let shelf = Store.ShelfViewController.opened()
        let stock = Store.StockViewController.opened()
        return [shelf, stock]
    }
}
