import UIKit

final class TermsViewController: UIViewController {
    func next() -> String { return "Terms" }
}

@MainActor func show() {
    let legal = UIStoryboard(name: "Legal", bundle: nil)
    let terms = legal.instantiateViewController(
        withIdentifier: (legal.instantiateViewController(withIdentifier: "Terms") as! TermsViewController).next()
    ) as! TermsViewController
    note(terms)
}
