import UIKit

@MainActor protocol Shelf {
    associatedtype Item: UIViewController
    static func make() -> Item
}

extension CoverViewController: Shelf {}

extension Catalogue: Shelf {
    static func make() -> UIViewController { return UIViewController() }
}

@MainActor func first<S: Shelf>(_ shelf: S.Type) -> UIViewController {
    return shelf.make()
}
