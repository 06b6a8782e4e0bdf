import UIKit

final class TermsViewController: UIViewController {}

actor Loader {
    func load() async -> UIViewController {
        let legal = await UIStoryboard(name: "Legal", bundle: nil)
        let terms = await legal.instantiateInitialViewController() as! TermsViewController
        return terms
    }

    func show(in root: UIViewController) async {
        await MainActor.run {
            let legal = UIStoryboard(name: "Legal", bundle: nil)
            let terms = legal.instantiateInitialViewController() as! TermsViewController
            root.present(terms, animated: true)
        }
    }
}
