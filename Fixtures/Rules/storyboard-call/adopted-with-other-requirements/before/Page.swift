import UIKit

protocol Page {
    static var screenName: String { get }
    func prepare()
}

extension Page {
    static var screenName: String { "A page" }
    func prepare() {}
}

extension Page where Self: UIViewController {
    static func page() -> Self {
        UIStoryboard(name: String(describing: self), bundle: nil).instantiateInitialViewController() as! Self
    }
}
