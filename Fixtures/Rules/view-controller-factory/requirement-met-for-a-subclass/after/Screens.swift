import UIKit

class PageViewController: UIViewController, Instantiatable {
    class func make() -> PageViewController {
        return PageViewController.instantiateFromStoryboard()
    }
}

final class CoverViewController: PageViewController {}

final class Catalogue {}
