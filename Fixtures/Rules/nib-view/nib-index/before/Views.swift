import UIKit

final class BadgeView: UIView {}

class ProfileViewController: UIViewController {
    func addAll(_ row: Int) {
        let last = UINib(nibName: "BadgeView", bundle: nil).instantiate(withOwner: nil, options: nil).last as! BadgeView
        let second = UINib(nibName: "BadgeView", bundle: nil).instantiate(withOwner: nil, options: nil)[1] as! BadgeView
        let any = Bundle.main.loadNibNamed("BadgeView", owner: nil, options: nil)![row] as! BadgeView
        let found = Bundle.main.loadNibNamed("BadgeView", owner: nil, options: nil)!.first { $0 is BadgeView } as! BadgeView
        let chosen = Bundle.main.loadNibNamed("BadgeView", owner: nil, options: nil)!.compactMap { $0 as? BadgeView }[0]
        let named = Bundle.main.loadNibNamed("BadgeView", owner: nil, options: nil)!.first(where: { $0 is BadgeView }) as! BadgeView
        for object in Bundle.main.loadNibNamed("BadgeView", owner: nil, options: nil)! {
            print(type(of: object))
        }
        let objects = Bundle.main.loadNibNamed("BadgeView", owner: nil, options: nil)!
        print(objects.count)
        let counted = objects[0] as! BadgeView
        let early = UINib(nibName: "BadgeView", bundle: nil).instantiate(withOwner: nil, options: nil)
        print("between")
        let late = early[0] as! BadgeView
        [last, second, any, found, chosen, named, counted, late].forEach(view.addSubview)
    }

    func addIf(_ isWanted: Bool, _ isNew: () -> Bool) {
        let objects = Bundle.main.loadNibNamed("BadgeView", owner: nil, options: nil)
        if isWanted { view.addSubview(objects?.first as! BadgeView) }
        let others = Bundle.main.loadNibNamed("BadgeView", owner: nil, options: nil)
        view.isHidden = isNew() && others?.first as! BadgeView === view
        let either = Bundle.main.loadNibNamed("BadgeView", owner: nil, options: nil)
        let badge = isWanted ? either?.first as! BadgeView : UIView()
        let views = Bundle.main.loadNibNamed("BadgeView", owner: nil, options: nil)
        print(isNew(), views?.first as! BadgeView === badge)
    }

    /// Which nib it is comes first.
    func addSecond(of name: String) {
        view.addSubview(Bundle.main.loadNibNamed(name, owner: nil, options: nil)![1] as! BadgeView)
        let objects = Bundle.main.loadNibNamed(name, owner: nil, options: nil)!
        print(objects.count)
    }
}
