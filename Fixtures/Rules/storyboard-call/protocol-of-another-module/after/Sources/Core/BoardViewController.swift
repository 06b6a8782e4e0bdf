import UIKit

open class BoardViewController: UIViewController, Instantiatable {
    open class var storyboardName: String { return "Board" }

    public static func make() -> BoardViewController {
        return BoardViewController.instantiateFromStoryboard()
    }
}
