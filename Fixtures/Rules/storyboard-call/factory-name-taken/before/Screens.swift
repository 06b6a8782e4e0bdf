import UIKit

class TermsViewController: UIViewController {
    static func instantiateFromStoryboard() -> TermsViewController {
        return UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! TermsViewController
    }
}

class OldTermsViewController: TermsViewController {}

class HelpViewController: UIViewController {}

extension HelpViewController {
    class func instantiateFromStoryboard(page: Int) -> HelpViewController? {
        return nil
    }
}

protocol Printable {}

extension Printable {
    static func instantiateFromStoryboard() -> Self? {
        return nil
    }
}

class ReceiptViewController: UIViewController, Printable {}

class AboutViewController: UIViewController {
    func showAll() {
        present(UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! TermsViewController, animated: true)
        present(UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! OldTermsViewController, animated: true)
        present(UIStoryboard(name: "Help", bundle: nil).instantiateInitialViewController() as! HelpViewController, animated: true)
        present(UIStoryboard(name: "Receipt", bundle: nil).instantiateInitialViewController() as! ReceiptViewController, animated: true)
    }
}
