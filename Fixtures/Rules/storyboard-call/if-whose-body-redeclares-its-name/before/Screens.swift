import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showTerms() {
        if let terms = legal.instantiateInitialViewController() as? TermsViewController {
            let terms = [terms]
            print(terms.count)
        }
        print("shown")
    }
}
