import UIKit

final class ShopViewController: UIViewController {
    var shown: [UIResponder] = []

    func fill() {
        let badge = UINib(nibName: "Badge", bundle: nil).instantiate(withOwner: self, options: nil)[0] as! BadgeView

        let storyboard = UIStoryboard(name: "Store", bundle: nil)
        let cart = storyboard.instantiateViewController(withIdentifier: "Cart") as! CartViewController
        shown = [badge, cart]
    }
}
