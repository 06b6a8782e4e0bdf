import UIKit

class InjectingStoryboard: UIStoryboard {
    class func create(_ name: String) -> InjectingStoryboard {
        return InjectingStoryboard(name: name, bundle: nil)
    }

    override func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        let controller = super.instantiateViewController(withIdentifier: identifier)
        controller.title = identifier
        return controller
    }
}

struct LegalStoryboard {
    static var current: UIStoryboard?
}

class VendoredViewController: UIViewController {
    func showTerms() {
        let board = InjectingStoryboard.create("Legal")
        present(board.instantiateViewController(withIdentifier: "Terms") as! TermsViewController, animated: true)
        present(LegalStoryboard.current!.instantiateInitialViewController() as! TermsViewController, animated: true)
    }
}
