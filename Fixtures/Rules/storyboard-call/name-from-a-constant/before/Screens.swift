import UIKit

enum Names {
    static let legal = "Legal"
    static let terms = "Terms"
}

final class TermsViewController: UIViewController {
}

final class PrivacyViewController: UIViewController {
    private static let board = "Legal"
}

class AboutViewController: UIViewController {
    private static let legal = "Legal"

    func showAll() {
        let board = UIStoryboard(name: Names.legal, bundle: nil)
        present(board.instantiateViewController(withIdentifier: Names.terms) as! TermsViewController, animated: true)
        let own = UIStoryboard(name: Self.legal, bundle: nil)
        present(own.instantiateViewController(withIdentifier: "Privacy") as! PrivacyViewController, animated: true)
    }
}
