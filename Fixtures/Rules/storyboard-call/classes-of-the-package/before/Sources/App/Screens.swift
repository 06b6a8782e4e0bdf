import UIKit

public class HelpViewController: UIViewController {}

package class TermsViewController: UIViewController {
    package static func make() -> TermsViewController {
        UIStoryboard(name: "Legal", bundle: nil).instantiateViewController(withIdentifier: "Terms") as! TermsViewController
    }
}

package class DraftViewController: TermsViewController {}

package class PageViewController: UIViewController {
    static let storyboardName = "Pages"
}

package class NoteViewController: UIViewController {
    package static let storyboardName = "Legal"
}

final class StartViewController: UIViewController {
    func showAll() {
        let storyboard = UIStoryboard(name: "Legal", bundle: nil)
        present(storyboard.instantiateViewController(withIdentifier: "Help") as! HelpViewController, animated: true)
        present(storyboard.instantiateViewController(withIdentifier: "Note") as! NoteViewController, animated: true)
        present(TermsViewController.make(), animated: true)
    }

    func showMore() {
        let drafts = UIStoryboard(name: "Drafts", bundle: nil)
        present(drafts.instantiateInitialViewController() as! DraftViewController, animated: true)
        let pages = UIStoryboard(name: "Pages", bundle: nil)
        present(pages.instantiateInitialViewController() as! PageViewController, animated: true)
    }
}
