import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showAll() {
        // The first screen.
        let first = legal.instantiateInitialViewController()! // always drawn
        show(first, sender: nil)
        /* The text. */ present(legal.instantiateViewController(withIdentifier: "Terms"), animated: true) // as a sheet
    }
}
