import UIKit

extension TermsViewController {
    static func makeNew() -> TermsViewController {
        let terms = instantiateFromStoryboard()
        terms.isNew = true
        return terms
    }
}
