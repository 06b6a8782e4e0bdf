import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func bind() {
        let make = { self.legal.instantiateInitialViewController() as? TermsViewController }
        let made = make()
        print(made == nil)
        let screens = [legal.instantiateInitialViewController() as? TermsViewController, nil]
        print(screens.count)
        let terms = screens.isEmpty ? nil : legal.instantiateInitialViewController() as? TermsViewController
        print(terms == nil)
        let titles = ["New"].map { _ in legal.instantiateInitialViewController() as? TermsViewController }
        print(titles.count)
        print(describe(legal.instantiateInitialViewController() as? TermsViewController))
    }

    func describe(_ terms: TermsViewController) -> String { return "certain" }
    func describe(_ terms: TermsViewController?) -> String { return "optional" }
}
