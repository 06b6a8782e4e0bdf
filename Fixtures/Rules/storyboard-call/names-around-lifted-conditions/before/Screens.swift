import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    var terms = "property"

    func showThenUse(_ isNew: Bool) {
        if let terms = legal.instantiateInitialViewController() as? TermsViewController, isNew {
            present(terms, animated: true)
        }
        print(terms)
    }

    func useThenShow(_ isNew: Bool) {
        let earlier = { [self] in print(terms) }
        if let terms = legal.instantiateInitialViewController() as? TermsViewController, isNew {
            present(terms, animated: true)
        }
        earlier()
    }

    func showOrUse(_ isNew: Bool) {
        if let terms = legal.instantiateInitialViewController() as? TermsViewController, isNew {
            present(terms, animated: true)
        } else {
            print(terms)
        }
    }

    func redeclare(_ isNew: Bool) {
        if isNew, let terms = legal.instantiateInitialViewController() as? TermsViewController {
            let terms = [terms]
            print(terms.count)
        }
    }

    func guardOrUse(_ isNew: Bool) {
        guard let terms = legal.instantiateInitialViewController() as? TermsViewController, isNew else {
            print(terms)
            return
        }
        present(terms, animated: true)
    }

    func showInside(_ isNew: Bool) {
        if isNew, let terms = legal.instantiateInitialViewController() as? TermsViewController {
            present(terms, animated: true)
        }
        print(terms)
    }
}
