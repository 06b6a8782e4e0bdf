import UIKit

class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    func showTerms() {
        let legal = UIStoryboard(name: "Legal", bundle: nil)
        let terms = legal.instantiateViewControllerWithIdentifier("Terms") as! TermsViewController
        presentViewController(terms, animated: true, completion: nil)
        dispatch_async(dispatch_get_main_queue()) {
            let first = UIStoryboard(name: "Legal", bundle: NSBundle.mainBundle()).instantiateInitialViewController() as! TermsViewController
            self.showViewController(first, sender: self)
        }
    }
}
