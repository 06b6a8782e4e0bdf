import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "About"
}

@MainActor final class Coordinator {
    var shown: [String] = []

    /// Without its `await` the closure would be another one, and the warning would come up where it is called.
    func showLater() {
        let show = {
            guard let terms = UIStoryboard(name: "About", bundle: nil).instantiateViewController(withIdentifier: "Terms") as? TermsViewController
            else {
                await self.report()
                return
            }
            self.shown.append("\(type(of: terms))")
        }
        Task { await show() }
    }

    func report() async {}

    func count() {
        let number = {
            guard let terms = UIStoryboard(name: "About", bundle: nil).instantiateViewController(withIdentifier: "Terms") as? TermsViewController
            else { return nil as Int? }
            self.shown.append("\(type(of: terms))")
            return self.shown.count
        }
        print(type(of: number()))
        let title = { () -> String? in
            let terms = TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms")
            return terms.title ?? "none"
        }
        print(title() ?? "nothing")
    }

    func showAndReport() {
        let show = {
            let terms = TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms")
            self.shown.append("\(type(of: terms))")
            await self.report()
        }
        Task { await show() }
    }
}
