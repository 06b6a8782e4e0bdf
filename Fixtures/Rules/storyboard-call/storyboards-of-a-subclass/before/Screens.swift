import UIKit

final class TermsViewController: UIViewController {}
final class Board: UIStoryboard {
    override init(name: String, bundle: Bundle?) { super.init(name: "Other", bundle: bundle) }
}
extension UIStoryboard { static let legal = UIStoryboard(name: "Legal", bundle: nil) }
extension Board { static let legal2 = Board(name: "Legal", bundle: nil) }
struct Names {
    var legal = Board(name: "Legal", bundle: nil)
    static let main = Names()
    static let legal = Board(name: "Legal", bundle: nil)
}
@MainActor func make() {
    let sb: Board = .init(name: "Legal", bundle: nil)
    let vc = sb.instantiateInitialViewController() as! TermsViewController
    note(vc)
    let sb2: Board = .legal2
    let wc = sb2.instantiateInitialViewController() as! TermsViewController
    note(wc)
}
