import UIKit

final class TermsViewController: UIViewController {}
@MainActor func go() {
    let message = "no"
    let sb = UIStoryboard(name: "Legal", bundle: nil)
    guard let vc = sb.instantiateViewController(withIdentifier: "Terms") as? TermsViewController else { fatalError(message + "\(sb)") }
    note(vc)
    let message2 = "no"
    if let vc2 = sb.instantiateViewController(withIdentifier: "Terms") as? TermsViewController {
        note(vc2)
    } else {
        fatalError(message2)
    }
}
