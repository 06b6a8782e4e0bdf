import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    struct Drawn: Error {}

    func refuse() throws {
        if let terms = legal.instantiateInitialViewController() as? TermsViewController {
            present(terms, animated: true)
            throw Drawn()
        }
        print("not drawn")
    }

    func stop() {
        if let terms = legal.instantiateInitialViewController() as? TermsViewController {
            fatalError("drawn: \(terms)")
        }
        print("not drawn")
    }

    func refuseAtTheEnd() throws {
        print("refused")
        if let terms = legal.instantiateInitialViewController() as? TermsViewController {
            present(terms, animated: true)
            throw Drawn()
        }
    }
}
