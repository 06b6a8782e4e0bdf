import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func title(_ isNew: Bool) -> String {
        if isNew {
            return "New"
        } else if let terms = legal.instantiateInitialViewController() as? TermsViewController {
            return terms.title ?? "Terms"
        }
        return "Old"
    }

    func count() -> Int {
        let count = if let terms = legal.instantiateInitialViewController() as? TermsViewController { terms.children.count } else { 0 }
        return count
    }
}
