public import UIKit

@MainActor public func openTerms(in container: UIViewController) {
    container.present(TermsViewController.instantiateFromStoryboard(), animated: true)
}
