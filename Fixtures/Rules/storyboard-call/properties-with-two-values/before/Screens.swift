import UIKit

class TermsViewController: UIViewController {}

protocol Flow {
    var flowBoard: UIStoryboard { get }
}

extension Flow {
    func start() -> UIViewController {
        return flowBoard.instantiateInitialViewController() as! TermsViewController
    }
}

class AboutViewController: UIViewController, Flow {
    #if DEBUG
    let board = UIStoryboard(name: "Debug", bundle: nil)
    #else
    let board = UIStoryboard(name: "Legal", bundle: nil)
    #endif

    var flowBoard: UIStoryboard { return UIStoryboard(name: "Legal", bundle: nil) }
    var brandBoard: UIStoryboard { return UIStoryboard(name: "Legal", bundle: nil) }
    var setBoard = UIStoryboard(name: "Legal", bundle: nil)

    func showAll() {
        present(board.instantiateInitialViewController() as! TermsViewController, animated: true)
        present(flowBoard.instantiateInitialViewController() as! TermsViewController, animated: true)
        present(brandBoard.instantiateInitialViewController() as! TermsViewController, animated: true)
        present(setBoard.instantiateInitialViewController() as! TermsViewController, animated: true)
    }
}

class BrandViewController: AboutViewController {
    override var brandBoard: UIStoryboard { return UIStoryboard(name: "Brand", bundle: nil) }
}
