import UIKit

// let terms = UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! TermsViewController
class TermsViewController: UIViewController {
    /* UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! TermsViewController
       /* legal.instantiateViewController(withIdentifier: "Terms") */ */
    let help = "UIStoryboard(name: x, bundle: nil).instantiateInitialViewController() as! TermsViewController"
    let more = #"legal.instantiateViewController(withIdentifier: "Terms") as! TermsViewController"#
    let most = """
        let legal = UIStoryboard(name: "Legal", bundle: nil)
        legal.instantiateInitialViewController() as! TermsViewController
        """
    let pattern = #/legal.instantiateInitialViewController\(\)/#
    let unused = UIStoryboard(name: "Legal", bundle: nil)

    func instantiateInitialViewController() -> UIViewController { return self }
}
