import UIKit

protocol Instantiatable {
    init(with page: Int)
}

class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    func showAll() {
        present(UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! TermsViewController, animated: true)
    }
}
