import UIKit

final class Opener: UIViewController {
    func open() {
        let board = UIStoryboard(name: "Album", bundle: nil)
        let pages = board.instantiateViewController(withIdentifier: "Pages") as! UIPageViewController
        let table = board.instantiateInitialViewController() as! UIKit.UITableViewController
        present(pages, animated: true)
        present(table, animated: true)
    }
}
