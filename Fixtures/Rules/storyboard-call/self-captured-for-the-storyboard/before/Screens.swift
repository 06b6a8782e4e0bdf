import UIKit

final class Mid: UIViewController {}
final class Flow {
    private let sb = UIStoryboard(name: "Mid", bundle: nil)
    var f: (() -> Void)?
    @MainActor init() {}
    @MainActor func go() {
        f = { [weak self] in
            guard let self = self else { return }
            let vc = self.sb.instantiateInitialViewController() as! Mid
            note(vc)
        }
        f?()
        f = { [unowned self] in
            let vc = self.sb.instantiateInitialViewController() as! Mid
            note(vc)
        }
        f = { [weak self] in
            let vc = self!.sb.instantiateInitialViewController() as! Mid
            note(vc)
        }
    }
}
