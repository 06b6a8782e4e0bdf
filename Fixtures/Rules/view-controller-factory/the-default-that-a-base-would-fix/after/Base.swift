import UIKit

class PageViewController: UIViewController, Instantiatable {
    class var storyboardName: String { return String(describing: self) }

    var number = 1
}
