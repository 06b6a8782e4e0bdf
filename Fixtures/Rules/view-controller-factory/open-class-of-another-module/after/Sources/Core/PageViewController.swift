import UIKit

open class PageViewController: UIViewController, Instantiatable {
    open class var storyboardName: String { return "Pages" }

    public static func make() -> PageViewController {
        return PageViewController.instantiateFromStoryboard()
    }
}
