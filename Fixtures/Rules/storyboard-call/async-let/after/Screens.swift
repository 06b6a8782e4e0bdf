import UIKit

final class Mid: UIViewController, Instantiatable {}
class Coordinator {
    func go() async {
        let vc = await Mid.instantiateFromStoryboard()
        await note(vc.title ?? "")
        async let sb2 = UIStoryboard(name: "Mid", bundle: nil)
        let x = await sb2.instantiateInitialViewController() as! Mid
        await note(x.title ?? "")
    }
    @MainActor func go2() async {
        async let sb2 = UIStoryboard(name: "Mid", bundle: nil)
        let x = await sb2.instantiateInitialViewController() as! Mid
        note(x.title ?? "")
    }
    @MainActor func go3() throws {
        let x = try! Mid.instantiateFromStoryboard()
        note(x.title ?? "")
    }
}
