import Screens
import UIKit

@MainActor func openAll(in container: UIViewController) {
    container.show(TermsViewController.make(), sender: nil)
    let help = UIStoryboard(name: "Help", bundle: nil).instantiateInitialViewController() as! HelpViewController
    container.show(help, sender: nil)
    help.showNext()
}
