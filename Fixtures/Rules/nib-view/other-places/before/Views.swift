import UIKit

class BadgeView: UIView { var t = "" }
class Cell: UITableViewCell {}
enum Kind { case a, b
    var view: UIView {
        switch self {
        case .a: return Bundle.main.loadNibNamed("BadgeView", owner: nil, options: nil)?.first as! BadgeView
        case .b: return UIView()
        }
    }
}
class P: UIViewController {
    @IBOutlet var x: UIView!
    private lazy var header: BadgeView? = Bundle.main.loadNibNamed("BadgeView", owner: self, options: nil)?.first as? BadgeView
    var h2 = Bundle.main.loadNibNamed("BadgeView", owner: nil, options: nil)?.first as? BadgeView
    func a(_ f: (BadgeView) -> Void) {
        f(Bundle.main.loadNibNamed("BadgeView", owner: self, options: nil)?.first as! BadgeView)
        let views = [1, 2].map { _ in Bundle.main.loadNibNamed("BadgeView", owner: nil, options: nil)!.first as! BadgeView }
        let more = [1, 2].compactMap { _ in Bundle.main.loadNibNamed("BadgeView", owner: nil, options: nil)!.first as? BadgeView }
        let t = (Bundle.main.loadNibNamed("BadgeView", owner: nil, options: nil)!.first as! BadgeView)
            .t
        x = Bundle.main.loadNibNamed("BadgeView", owner: nil, options: nil)![0] as? BadgeView
        let c = (Bundle.main.loadNibNamed("BadgeView", owner: nil, options: nil)![0] as! BadgeView) as UIView
        var cell = Cell() as UITableViewCell?
        if cell == nil {
            let nib = Bundle.main.loadNibNamed("Cell", owner: self, options: nil)
            cell = nib?[0] as? Cell
        }
        if cell == nil { cell = Bundle.main.loadNibNamed("Cell", owner: self, options: nil)?.first as? Cell }
        guard let v = Bundle.main.loadNibNamed("BadgeView", owner: self, options: nil)?.first as? BadgeView, let z = x else { return }
        print(type(of: v), type(of: z), t, type(of: c), views.count, more.count)
        let (q, w) = (0, Bundle.main.loadNibNamed("BadgeView", owner: nil, options: nil)![0] as! BadgeView)
        print(q, type(of: w))
    }
    func b() -> UIView {
        Bundle.main.loadNibNamed("BadgeView", owner: nil, options: nil)![0] as! BadgeView
    }
    func c() -> BadgeView {
        let view = UINib(nibName: "BadgeView", bundle: nil).instantiate(withOwner: nil, options: nil)[0]
        return view as! BadgeView
    }
    func d() -> some UIView {
        UINib(nibName: "BadgeView", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! BadgeView
    }
}
