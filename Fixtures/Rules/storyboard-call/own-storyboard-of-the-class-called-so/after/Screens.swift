import UIKit

class BookViewController: UIViewController, Instantiatable {}

class ChapterViewController: UIViewController {
    func showBook() {
        show(BookViewController.instantiateFromStoryboard(), sender: self)
    }
}
