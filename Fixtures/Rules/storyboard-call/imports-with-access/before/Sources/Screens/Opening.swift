public import UIKit

@MainActor public func openTerms(in container: UIViewController) {
    container.present(UIStoryboard(name: "Terms", bundle: nil).instantiateInitialViewController() as! TermsViewController, animated: true)
}
