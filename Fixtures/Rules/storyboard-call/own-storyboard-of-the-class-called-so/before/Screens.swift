import UIKit

class BookViewController: UIViewController {}

class ChapterViewController: UIViewController {
    func showBook() {
        show(storyboard!.instantiateInitialViewController() as! BookViewController, sender: self)
    }
}
