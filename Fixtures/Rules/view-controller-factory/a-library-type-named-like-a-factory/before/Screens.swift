import UIKit

class DataViewController: UIViewController {
    static var Data: DataViewController {
        return UIStoryboard(name: "Data", bundle: nil).instantiateInitialViewController() as! DataViewController
    }

    static func count(_ text: String) -> Int {
        let count = { (all: Array<Data>) -> Int in all.reduce(0) { $0 + $1.count } }
        let isData = { (any: Any) -> Bool in any is [Data] }
        let all = [text.data(using: .utf8)!]
        return isData(all) ? count(all) : 0
    }
}

class StartViewController: UIViewController {
    func showData() {
        present(DataViewController.Data, animated: true)
        title = "\(DataViewController.count("four"))"
    }
}
