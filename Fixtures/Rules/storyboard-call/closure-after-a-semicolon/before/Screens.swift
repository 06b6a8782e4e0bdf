import UIKit
final class Mid: UIViewController { }
func prepare() {}
func prepare(_ f: () -> Void) { note("closure") }
@MainActor func go() {
    prepare()
    let sb = UIStoryboard(name: "Mid", bundle: nil);
    { note(sb.instantiateInitialViewController() as! Mid) }()
    let sb2 = UIStoryboard(name: "Mid", bundle: nil); let a = sb2.instantiateInitialViewController() as! Mid; note(a)
    let x = 1; let sb3 = UIStoryboard(name: "Mid", bundle: nil); note(x, sb3.instantiateInitialViewController() as! Mid)
    if true { let sb4 = UIStoryboard(name: "Mid", bundle: nil); note(sb4.instantiateInitialViewController() as! Mid) }
    prepare() ; let sb5 = UIStoryboard(name: "Mid", bundle: nil)
    note(sb5.instantiateInitialViewController() as! Mid)
}
