import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

enum Step { case terms, privacy, none }

class AboutViewController: UIViewController {
    func next(_ step: Step) {
        switch step {
        case .terms:
            let terms = TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms")
            navigationController?.pushViewController(terms, animated: true)
        case .privacy:
            let terms = TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms")
            terms.title = "Privacy"
            present(terms, animated: true)
        case .none:
            break
        }
    }

    func first(_ step: Step) {
        switch step {
        case .terms:
            let terms = TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms")
            navigationController?.pushViewController(terms, animated: true)
        default:
            break
        }
    }

    var onStep: (Step) -> Void {
        return { step in
            switch step {
            case .terms:
                if let terms = UIStoryboard(name: "Legal", bundle: nil).instantiateViewController(withIdentifier: "Terms") as? TermsViewController {
                    self.navigationController?.pushViewController(terms, animated: true)
                }
            default:
                break
            }
        }
    }
}
