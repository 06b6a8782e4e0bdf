import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    @discardableResult static func make() -> Self {
        return instantiateFromStoryboard()
    }
}

class PageViewController: UIViewController, Instantiatable {
    class var storyboardName: String { return "Book" }

    @discardableResult class func make() -> Self {
        return instantiateFromStoryboard()
    }

    class func makeByName() -> Self {
        return UIStoryboard(name: String(describing: self), bundle: nil).instantiateInitialViewController() as! Self
    }
}

class CoverViewController: PageViewController {}
