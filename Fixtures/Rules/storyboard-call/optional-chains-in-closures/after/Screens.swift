import UIKit

final class Mid: UIViewController, Instantiatable {}
@MainActor var tasks: [Task<Void, Never>] = []
@MainActor func keep(_ t: Task<Void, Never>) { tasks.append(t) }
final class VC: UIViewController {
    var window: UIWindow?
    func go() {
        keep(
            Task { @MainActor in
                self.present(Mid.instantiateFromStoryboard(), animated: true)
            })
        keep(
            Task { [weak self] in
                _ = self?.present(Mid.instantiateFromStoryboard(), animated: true)
            })
        keep(
            Task { [weak self] in
                _ = await self?.present(Mid.instantiateFromStoryboard(), animated: true)
            })
        let f = { [weak self] in
            _ = (self?.window?.rootViewController = Mid.instantiateFromStoryboard())
        }
        let g: () -> Void = f
        g()
        let h = { [weak self] in
            _ = (self?.title! += Mid.instantiateFromStoryboard().title!)
        }
        let i: () -> Void = h
        if false { i() }
        let l = { [weak self] in
            let vc = Mid.instantiateFromStoryboard()
            self?.present(vc, animated: true)
        }
        let m: () -> Void = l
        m()
    }
}
