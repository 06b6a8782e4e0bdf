import UIKit

class PageViewController: UIViewController, Instantiatable {
    class func make() -> PageViewController {
        return PageViewController.instantiateFromStoryboard()
    }
}

class CoverViewController: PageViewController {}
