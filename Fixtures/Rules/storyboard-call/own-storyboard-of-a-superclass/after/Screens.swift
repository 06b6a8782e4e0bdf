import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "About"
}

class PageViewController: UIViewController {
    func showTerms() {
        present(storyboard!.instantiateViewController(withIdentifier: "Terms") as! TermsViewController, animated: true)
    }
}

class CoverPageViewController: PageViewController {}

class SheetViewController: UIViewController {
    func showTerms() {
        present(storyboard!.instantiateViewController(withIdentifier: "Terms") as! TermsViewController, animated: true)
    }
}

class CoverSheetViewController: SheetViewController {}

class PartViewController: UIViewController {
    func showTerms() {
        present(TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms"), animated: true)
    }
}

class FirstPartViewController: PartViewController {}

class SettingsViewController: UIViewController {
    func makeCover() -> UIViewController {
        return CoverPageViewController()
    }
}
