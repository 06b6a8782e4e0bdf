import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showAll() {
        // The first screen.
        let first: UIViewController = TermsViewController.instantiateFromStoryboard() // always drawn
        show(first, sender: nil)
        /* The text. */ present(TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms"), animated: true) // as a sheet
    }
}
