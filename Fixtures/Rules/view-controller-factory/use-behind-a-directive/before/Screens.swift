import UIKit

class LegalViewController: UIViewController {
    static func make() -> LegalViewController {
        return UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! LegalViewController
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
