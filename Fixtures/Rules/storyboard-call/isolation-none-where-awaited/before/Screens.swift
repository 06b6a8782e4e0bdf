import UIKit

final class TermsViewController: UIViewController {}

actor Loader {
    func load() async -> UIViewController {
        let legal = await UIStoryboard(name: "Legal", bundle: nil)
        return await legal.instantiateInitialViewController() as! TermsViewController
    }
}

final class Opener: UIViewController {
    func open() {
        show(UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! TermsViewController, sender: self)
    }
}
