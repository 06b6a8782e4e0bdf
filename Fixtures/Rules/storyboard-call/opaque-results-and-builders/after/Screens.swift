import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "About"
}
final class PrivacyViewController: UIViewController, Instantiatable {
    static let storyboardName = "About"
}

/// Notes the static types of what it is built from.
@resultBuilder enum TypeList {
    static func buildExpression<T>(_ value: T) -> [String] { ["\(T.self)"] }
    static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
}

@MainActor final class Coordinator {
    func first(_ plain: Bool) -> some UIViewController {
        if plain { return UIViewController() }
        return UIStoryboard(name: "About", bundle: nil).instantiateViewController(withIdentifier: "Terms")
    }

    var terms: some UIViewController {
        TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms")
    }

    @TypeList var types: [String] {
        UIStoryboard(name: "About", bundle: nil).instantiateViewController(withIdentifier: "Terms")
    }

    @TypeList func optionalTypes() -> [String] {
        UIStoryboard(name: "About", bundle: nil).instantiateViewController(withIdentifier: "Terms") as? TermsViewController
    }

    @discardableResult func plain() -> UIViewController {
        PrivacyViewController.instantiateFromStoryboard(withIdentifier: "Privacy")
    }
}
