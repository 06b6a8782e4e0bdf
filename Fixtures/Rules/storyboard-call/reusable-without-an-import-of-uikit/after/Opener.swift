import UIKit

final class Opener: BaseViewController {
    func open() {
        show(TermsViewController.instantiate(), sender: self)
    }

    func openLater() async {
        async let terms = UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! TermsViewController
        show(await terms, sender: self)
    }
}
