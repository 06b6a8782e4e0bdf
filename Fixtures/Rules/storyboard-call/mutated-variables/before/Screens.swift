import UIKit

final class Mid: UIViewController {}
extension String { mutating func pad() { self = "Other" } }
@MainActor func go() {
    var name = "Oth"
    name.append("er")
    note(UIStoryboard(name: name, bundle: nil).instantiateInitialViewController() as! Mid)
    var name2 = "Mid"
    if name2.isEmpty { name2.pad() }
    name2.pad()
    note(UIStoryboard(name: name2, bundle: nil).instantiateInitialViewController() as! Mid)
}
final class Flow {
    private var name = "Mid"
    func c() { name.pad() }
    func d() { self.name.pad() }
    @MainActor func go() { note(UIStoryboard(name: name, bundle: nil).instantiateInitialViewController() as! Mid) }
}
struct Flow2 {
    fileprivate var name = "Mid"
    @MainActor func go() { note(UIStoryboard(name: name, bundle: nil).instantiateInitialViewController() as! Mid) }
}
@MainActor func go3() { Flow2(name: "Other").go() }
final class Flow4 {
    private var name = "Mid";
    private var nick: String {
        get { name }
        set { self[keyPath: \.name] = newValue }
    }
    @MainActor func go() { nick = "Other"; note(UIStoryboard(name: name, bundle: nil).instantiateInitialViewController() as! Mid) }
}
