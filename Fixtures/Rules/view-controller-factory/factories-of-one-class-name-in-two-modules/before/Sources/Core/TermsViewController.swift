import UIKit

final class TermsViewController: UIViewController {
    static func make() -> TermsViewController {
        return UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! TermsViewController
    }
}

@MainActor public enum Shelf {
    public static func terms() -> UIViewController {
        return TermsViewController.make()
    }
}
