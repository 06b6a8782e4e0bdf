import UIKit

class BadgeView: UIView, NibLoadable { var t = "" }
class Cell: UITableViewCell, NibLoadable {}
enum Kind { case a, b
    var view: UIView {
        switch self {
        case .a: return UINib.instantiateView() as BadgeView
        case .b: return UIView()
        }
    }
}
class P: UIViewController {
    @IBOutlet var x: UIView!
    private lazy var header: BadgeView? = UINib.instantiateView() as BadgeView
    var h2: BadgeView? = UINib.instantiateView() as BadgeView
    func a(_ f: (BadgeView) -> Void) {
        f(UINib.instantiateView() as BadgeView)
        let views = [1, 2].map { _ in UINib.instantiateView() as BadgeView }
        let more = [1, 2].compactMap { _ in Bundle.main.loadNibNamed("BadgeView", owner: nil, options: nil)!.first as? BadgeView }
        let t = (UINib.instantiateView() as BadgeView)
            .t
        x = UINib.instantiateView() as BadgeView
        let c = (UINib.instantiateView() as BadgeView) as UIView
        var cell = Cell() as UITableViewCell?
        if cell == nil {
            cell = UINib.instantiateView() as Cell
        }
        if cell == nil { cell = UINib.instantiateView() as Cell }
        let v: BadgeView = UINib.instantiateView()
        guard let z = x else { return }
        print(type(of: v), type(of: z), t, type(of: c), views.count, more.count)
        let (q, w) = (0, UINib.instantiateView() as BadgeView)
        print(q, type(of: w))
    }
    func b() -> UIView {
        UINib.instantiateView() as BadgeView
    }
    func c() -> BadgeView {
        let view = UINib(nibName: "BadgeView", bundle: nil).instantiate(withOwner: nil, options: nil)[0]
        return view as! BadgeView
    }
    func d() -> some UIView {
        UINib.instantiateView() as BadgeView
    }
}
