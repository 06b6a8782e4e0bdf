import Reusable
import UIKit

final class ShelfViewController: UIViewController, StoryboardSceneBased {
    static let sceneStoryboard = UIStoryboard(name: "Shelf", bundle: nil)
}

protocol DrawnAlone: StoryboardBased {}

final class BookViewController: UIViewController, DrawnAlone {
    static let sceneStoryboard = UIStoryboard(name: "Book", bundle: nil)
}
