import UIKit

final class Mid: UIViewController {}
@MainActor var tasks: [Task<Void, Never>] = []
@MainActor func keep(_ t: Task<Void, Never>) { tasks.append(t) }
final class VC: UIViewController {
    var window: UIWindow?
    func go() {
        keep(
            Task { @MainActor in
                let sb = UIStoryboard(name: "Mid", bundle: nil)
                self.present(sb.instantiateInitialViewController() as! Mid, animated: true)
            })
        keep(
            Task { [weak self] in
                let sb = UIStoryboard(name: "Mid", bundle: nil)
                self?.present(sb.instantiateInitialViewController() as! Mid, animated: true)
            })
        keep(
            Task { [weak self] in
                let sb = UIStoryboard(name: "Mid", bundle: nil)
                await self?.present(sb.instantiateInitialViewController() as! Mid, animated: true)
            })
        let f = { [weak self] in
            let sb = UIStoryboard(name: "Mid", bundle: nil)
            self?.window?.rootViewController = sb.instantiateInitialViewController() as! Mid
        }
        let g: () -> Void = f
        g()
        let h = { [weak self] in
            let sb = UIStoryboard(name: "Mid", bundle: nil)
            self?.title! += (sb.instantiateInitialViewController() as! Mid).title!
        }
        let i: () -> Void = h
        if false { i() }
        let l = { [weak self] in
            guard let vc = UIStoryboard(name: "Mid", bundle: nil).instantiateInitialViewController() as? Mid else { fatalError() }
            self?.present(vc, animated: true)
        }
        let m: () -> Void = l
        m()
    }
}
