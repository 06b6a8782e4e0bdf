import UIKit

/// The rest of the app was migrated to current Swift long ago.
final class StartViewController: UIViewController {
    func showShop() {
        DispatchQueue.main.async { [weak self] in
            self?.present(ShopViewController(), animated: true, completion: nil)
        }
    }
}
