import UIKit

final class ShopViewController: UIViewController {
    var shown: [UIResponder] = []

    func fill() {
        let badge = UINib(nibName: "BadgeView", bundle: nil).instantiateWithOwner(self, options: nil)[0] as! BadgeView

        let storyboard = UIStoryboard(name: "Store", bundle: nil)
        let cart = storyboard.instantiateViewControllerWithIdentifier("CartViewController") as! CartViewController
        shown = [badge, cart]
    }
}
