import UIKit

class LegalViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"

    static func make() -> LegalViewController {
        return LegalViewController.instantiateFromStoryboard()
    }
}

class StartViewController: UIViewController {
    func showTerms() {
        let terms = LegalViewController
            #if LITE
            .init()
            #else
            .make()
            #endif
        present(terms, animated: true)
    }
}
