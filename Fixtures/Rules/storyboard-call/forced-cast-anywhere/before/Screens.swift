import UIKit

final class TermsViewController: UIViewController {
    var version = 1
    var pages: [UIViewController] = []
}

class AboutViewController: UIViewController {
    var terms: TermsViewController = UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! TermsViewController
    lazy var later: TermsViewController = {
        let board = UIStoryboard(name: "Legal", bundle: nil)
        return board.instantiateInitialViewController() as! TermsViewController
    }()

    func use(_ wanted: Bool) -> TermsViewController {
        let legal = UIStoryboard(name: "Legal", bundle: nil)
        (legal.instantiateInitialViewController() as! TermsViewController).version = 2
        terms = legal.instantiateInitialViewController() as! TermsViewController
        terms.pages = [legal.instantiateInitialViewController() as! TermsViewController, later]
        let version = (legal.instantiateInitialViewController() as! TermsViewController).version
        let other = wanted ? legal.instantiateInitialViewController() as! TermsViewController : terms
        print(version, other.pages.count, terms.pages.count)
        return(legal.instantiateInitialViewController() as! TermsViewController)
    }
}
