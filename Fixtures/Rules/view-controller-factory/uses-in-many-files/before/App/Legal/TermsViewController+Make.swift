import UIKit

extension TermsViewController {
    /// Makes the terms.
    class func make() -> TermsViewController {
        return UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! TermsViewController
    }

    static func makeNew() -> TermsViewController {
        let terms = make()
        terms.isNew = true
        return terms
    }
}
