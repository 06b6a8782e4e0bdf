import UIKit

public class HelpViewController: UIViewController, Instantiatable {
    public static let storyboardName = "Legal"
}

package class TermsViewController: UIViewController, Instantiatable {
    package class var storyboardName: String { return "Legal" }
}

package class DraftViewController: TermsViewController {
    package override class var storyboardName: String { return "Drafts" }
}

package class PageViewController: UIViewController {
    static let storyboardName = "Pages"
}

package class NoteViewController: UIViewController, Instantiatable {
    package static let storyboardName = "Legal"
}

final class StartViewController: UIViewController {
    func showAll() {
        present(HelpViewController.instantiateFromStoryboard(withIdentifier: "Help"), animated: true)
        present(NoteViewController.instantiateFromStoryboard(withIdentifier: "Note"), animated: true)
        present(TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms"), animated: true)
    }

    func showMore() {
        present(DraftViewController.instantiateFromStoryboard(), animated: true)
        let pages = UIStoryboard(name: "Pages", bundle: nil)
        present(pages.instantiateInitialViewController() as! PageViewController, animated: true)
    }
}
