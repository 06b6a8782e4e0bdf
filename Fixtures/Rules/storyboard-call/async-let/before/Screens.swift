import UIKit

final class Mid: UIViewController {}
class Coordinator {
    func go() async {
        let sb = await UIStoryboard(name: "Mid", bundle: nil)
        let vc = await sb.instantiateInitialViewController() as! Mid
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
        let x = try! UIStoryboard(name: "Mid", bundle: nil).instantiateInitialViewController() as! Mid
        note(x.title ?? "")
    }
}
