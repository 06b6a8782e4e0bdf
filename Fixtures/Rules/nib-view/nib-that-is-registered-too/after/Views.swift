import UIKit

final class BadgeCell: UITableViewCell, NibLoadable {}

final class TagCell: UITableViewCell, NibLoadable {}

class ListViewController: UITableViewController {
    lazy var sizing: TagCell = UINib.instantiateView()

    override func viewDidLoad() {
        let nib = UINib(nibName: "BadgeCell", bundle: nil)
        tableView.register(nib, forCellReuseIdentifier: "badge")
        let sizing: BadgeCell = UINib.instantiateView()
        tableView.register(UINib(nibName: "TagCell", bundle: nil), forCellReuseIdentifier: "tag")
        [sizing, self.sizing].forEach(view.addSubview)
    }

    func cell() -> UITableViewCell {
        let cell: BadgeCell = UINib.instantiateView()
        return cell
    }

    func cellOfLastCentury() -> UITableViewCell {
        let cell: BadgeCell = UINib.instantiateView()
        return cell
    }
}
