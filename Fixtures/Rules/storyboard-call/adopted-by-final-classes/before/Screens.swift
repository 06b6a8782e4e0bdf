import UIKit

final class TermsViewController: UIViewController {}

final class HelpViewController: UIViewController {}

class CartViewController: UIViewController {}

enum Store {
    final class ShelfViewController: UIViewController {}

    final class StockViewController: UIViewController {}
}

private final class HintViewController: UIViewController {}

@MainActor class Coordinator {
    func screens() -> [UIViewController] {
        let terms = UIStoryboard(name: "TermsViewController", bundle: nil).instantiateInitialViewController() as! TermsViewController
        let help = UIStoryboard(name: "Help", bundle: nil).instantiateInitialViewController() as! HelpViewController
        let cart = UIStoryboard(name: "CartViewController", bundle: nil).instantiateInitialViewController() as! CartViewController
        let hint = UIStoryboard(name: "HintViewController", bundle: nil).instantiateInitialViewController() as! HintViewController
        return [terms, help, cart, hint]
    }

    func nested() -> [UIViewController] {
        let shelf = UIStoryboard(name: "ShelfViewController", bundle: nil).instantiateInitialViewController() as! Store.ShelfViewController
        let stock = UIStoryboard(name: "Stock", bundle: nil).instantiateInitialViewController() as! Store.StockViewController
        return [shelf, stock]
    }
}
