import UIKit

class PageViewController: UIViewController, Instantiatable {
    @discardableResult class func make() -> PageViewController {
        return PageViewController.instantiateFromStoryboard()
    }
}

class CoverViewController: PageViewController {}
