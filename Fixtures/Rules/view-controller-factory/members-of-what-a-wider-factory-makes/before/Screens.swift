import UIKit

final class TermsViewController: UIViewController {
    static func make() -> UIViewController {
        return UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! TermsViewController
    }

    func describe(_ detail: String? = nil) {
        print("the terms")
    }
}

extension UIViewController {
    func describe() {
        print("a screen")
    }
}

class StartViewController: UIViewController {
    func showAll() {
        TermsViewController.make().describe()
        TermsViewController.make().title = "Terms"
        print([true].map { _ in TermsViewController.make() }.count)
        let maker = { TermsViewController.make() }
        maker().describe()
    }
}
