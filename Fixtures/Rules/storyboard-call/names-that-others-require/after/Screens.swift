import UIKit

class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = Boards.Legal.name
}

class OffersViewController: UIViewController {}

class AboutViewController: UIViewController {
    var board: UIStoryboard { return UIStoryboard(name: "Legal", bundle: nil) }

    func showAll() {
        present(TermsViewController.instantiateFromStoryboard(), animated: true)
        present(TermsViewController.instantiateFromStoryboard(), animated: true)
        present(TermsViewController.instantiateFromStoryboard(), animated: true)
    }

    func showOffers() {
        present(board.instantiateInitialViewController() as! OffersViewController, animated: true)
    }
}

class SaleViewController: AboutViewController {
    override var board: UIStoryboard { return UIStoryboard(name: "Sale", bundle: nil) }
}
