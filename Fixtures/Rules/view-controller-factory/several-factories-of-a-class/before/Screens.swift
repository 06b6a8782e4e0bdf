import UIKit

class LegalViewController: UIViewController {
    static var terms: LegalViewController {
        return UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! LegalViewController
    }

    static func privacy() -> LegalViewController {
        return UIStoryboard(name: "Legal", bundle: nil).instantiateViewController(withIdentifier: "Privacy") as! LegalViewController
    }

    static func privacy(for name: String) -> LegalViewController {
        let privacy = self.privacy()
        privacy.title = name
        return privacy
    }

    static func titled(_ title: String) -> LegalViewController {
        let terms = UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! LegalViewController
        terms.title = title
        return terms
    }
}

class StartViewController: UIViewController {
    func showAll() {
        present(LegalViewController.terms, animated: true)
        present(LegalViewController.privacy(), animated: true)
        present(LegalViewController.privacy(for: "Ann"), animated: true)
        present(LegalViewController.titled("Terms"), animated: true)
    }
}
