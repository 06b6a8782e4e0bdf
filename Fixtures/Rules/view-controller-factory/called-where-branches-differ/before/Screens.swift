import UIKit

class TermsViewController: UIViewController {
    static func make() -> TermsViewController {
        return UIStoryboard(name: "Screens", bundle: nil).instantiateViewController(withIdentifier: "Terms") as! TermsViewController
    }
}

class HelpViewController: UIViewController {
    static func make() -> HelpViewController {
        return UIStoryboard(name: "Screens", bundle: nil).instantiateViewController(withIdentifier: "Help") as! HelpViewController
    }
}

#if LITE
class TermsPage: UIViewController {
    static func make() -> UIViewController { TermsPage() }
}
#else
typealias TermsPage = TermsViewController
#endif

#if LITE
class HelpPage: UIViewController {
    static func make() -> UIViewController { HelpPage() }
}
#else
class HelpPage: HelpViewController {}
#endif

class StartViewController: UIViewController {
    func showAll() {
        present(TermsPage.make(), animated: true)
        present(HelpPage.make(), animated: true)
    }
}
