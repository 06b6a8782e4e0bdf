import UIKit

class TermsViewController: UIViewController {}

class OffersViewController: UIViewController {}

class AboutViewController: UIViewController {
    var board: UIStoryboard { return UIStoryboard(name: "Legal", bundle: nil) }

    func showAll() {
        present(Boards.Legal.storyboard.instantiateInitialViewController() as! TermsViewController, animated: true)
        present(UIStoryboard.legal.instantiateInitialViewController() as! TermsViewController, animated: true)
        present(UIStoryboard.main().instantiateInitialViewController() as! TermsViewController, animated: true)
    }

    func showOffers() {
        present(board.instantiateInitialViewController() as! OffersViewController, animated: true)
    }
}

class SaleViewController: AboutViewController {
    override var board: UIStoryboard { return UIStoryboard(name: "Sale", bundle: nil) }
}
