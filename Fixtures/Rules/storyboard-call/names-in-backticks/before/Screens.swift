import UIKit

final class `default`: UIViewController {}
final class Éa: UIViewController {}
enum `class` { static let `in` = "X"; final class Low: UIViewController {} }
@MainActor func go() {
    let `case` = UIStoryboard(name: "default", bundle: nil)
    note(`case`.instantiateInitialViewController() as! `default`)
    note(UIStoryboard(name: `class`.in, bundle: nil).instantiateInitialViewController() as! Éa)
    note(UIStoryboard(name: `class`.in, bundle: nil).instantiateViewController(withIdentifier: "Low") as! `class`.Low)
}
