import UIKit

final class TermsViewController: UIViewController {
    var version = 1
}

class AboutViewController: UIViewController {
    func showAll() {
        let legal = UIKit.UIStoryboard(name: "Legal", bundle: nil)
        print("version \((legal.instantiateInitialViewController() as! TermsViewController).version)")
        print("type \(type(of: UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! TermsViewController)) §")
        if (legal.instantiateInitialViewController() as! TermsViewController).version > 0 {
            _ = legal.instantiateInitialViewController() as! TermsViewController
        }
        #if DEBUG
        show(legal.instantiateInitialViewController() as! TermsViewController, sender: nil)
        #else
        present(legal.instantiateInitialViewController() as! TermsViewController, animated: true)
        #endif
    }
}
