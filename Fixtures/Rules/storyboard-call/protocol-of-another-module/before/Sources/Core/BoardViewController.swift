import UIKit

open class BoardViewController: UIViewController {
    public static func make() -> BoardViewController {
        return UIStoryboard(name: "Board", bundle: nil).instantiateInitialViewController() as! BoardViewController
    }
}
