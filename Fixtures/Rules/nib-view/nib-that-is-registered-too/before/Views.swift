import UIKit

final class BadgeCell: UITableViewCell {}

final class TagCell: UITableViewCell {}

class ListViewController: UITableViewController {
    lazy var sizing = UINib(nibName: "TagCell", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! TagCell

    override func viewDidLoad() {
        let nib = UINib(nibName: "BadgeCell", bundle: nil)
        tableView.register(nib, forCellReuseIdentifier: "badge")
        let sizing = nib.instantiate(withOwner: nil, options: nil)[0] as! BadgeCell
        tableView.register(UINib(nibName: "TagCell", bundle: nil), forCellReuseIdentifier: "tag")
        [sizing, self.sizing].forEach(view.addSubview)
    }

    func cell() -> UITableViewCell {
        let cell = Bundle.main.loadNibNamed("BadgeCell", owner: self, options: nil)?.first as! BadgeCell
        return cell
    }

    func cellOfLastCentury() -> UITableViewCell {
        let nib = Bundle.main.loadNibNamed("BadgeCell", owner: self, options: nil)
        let cell = nib![0] as! BadgeCell
        return cell
    }
}
