import UIKit

final class TermsViewController: UIViewController {}

@MainActor final class Coordinator {
    var isShort = false

    func title() -> String {
        if let terms = UIStoryboard(name: "About", bundle: nil).instantiateViewController(withIdentifier: "Terms") as? TermsViewController,
            !isShort { terms.title ?? "long" } else { "short" }
    }

    var name: String {
        if let terms = UIStoryboard(name: "About", bundle: nil).instantiateViewController(withIdentifier: "Terms") as? TermsViewController,
            !isShort { terms.title ?? "long" } else { "short" }
    }

    func show(_ count: Int) -> String {
        let text =
            if let terms = UIStoryboard(name: "About", bundle: nil).instantiateViewController(withIdentifier: "Terms") as? TermsViewController,
                count > 0 { "\(type(of: terms))" } else { "none" }
        return switch count {
        case 0:
            if let terms = UIStoryboard(name: "About", bundle: nil).instantiateViewController(withIdentifier: "Terms") as? TermsViewController,
                isShort { "\(type(of: terms))" } else { text }
        default: text
        }
    }

    func report() {
        if let terms = UIStoryboard(name: "About", bundle: nil).instantiateViewController(withIdentifier: "Terms") as? TermsViewController,
            !isShort { print(type(of: terms)) } else { print("short") }
    }
}
