import UIKit

class ProfileViewController: UIViewController {
    func addAll() {
        view.addSubview(UINib(nibName: "L", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! ListView<Int>)
        view.addSubview(UINib(nibName: "BookListView", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! BookListView)
        view.addSubview(UINib(nibName: "CodedView", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! CodedView)
        view.addSubview(UINib(nibName: "CodedBadgeView", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! CodedBadgeView)
        view.addSubview(UINib(nibName: "UnavailableView", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! UnavailableView)
        view.addSubview(UINib(nibName: "LegacyView", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! LegacyView)
        view.addSubview(UINib(nibName: "Cell", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! UITableViewCell)
        view.addSubview(UINib(nibName: "Button", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! UIButton)
        view.addSubview(UINib(nibName: "Nowhere", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! NowhereView)
        let anything = UINib(nibName: "Anything", bundle: nil).instantiate(withOwner: nil, options: nil)[0]
        print(anything)
    }
}
