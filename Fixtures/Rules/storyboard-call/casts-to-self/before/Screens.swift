import UIKit

final class TermsViewController: UIViewController {
    @discardableResult static func make() -> Self {
        let board = UIStoryboard(name: String(describing: self), bundle: nil)
        return board.instantiateInitialViewController() as! Self
    }
}

class PageViewController: UIViewController {
    @discardableResult class func make() -> Self {
        return UIStoryboard(name: "Book", bundle: nil).instantiateInitialViewController() as! Self
    }

    class func makeByName() -> Self {
        return UIStoryboard(name: String(describing: self), bundle: nil).instantiateInitialViewController() as! Self
    }
}

class CoverViewController: PageViewController {}
