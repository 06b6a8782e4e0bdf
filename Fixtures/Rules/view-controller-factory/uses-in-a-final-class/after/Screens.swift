import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"

    enum Style {
        static func plain() -> TermsViewController { TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms") }
    }

    static func several() -> [TermsViewController] {
        let first = instantiateFromStoryboard(withIdentifier: "Terms")
        let second = self.instantiateFromStoryboard(withIdentifier: "Terms")
        let third = Self.instantiateFromStoryboard(withIdentifier: "Terms")
        let fourth = TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms")
        let makers = [{ instantiateFromStoryboard(withIdentifier: "Terms") }, { self.instantiateFromStoryboard(withIdentifier: "Terms") }]
        return [first, second, third, fourth] + makers.map { $0() }
    }

    class func titled(_ title: String, _ terms: TermsViewController = instantiateFromStoryboard(withIdentifier: "Terms")) -> TermsViewController {
        terms.title = title
        return terms
    }

    func another(_ other: TermsViewController = instantiateFromStoryboard(withIdentifier: "Terms")) -> TermsViewController {
        present(other, animated: true)
        present(Self.instantiateFromStoryboard(withIdentifier: "Terms"), animated: true)
        return type(of: self).instantiateFromStoryboard(withIdentifier: "Terms")
    }
}

extension TermsViewController {
    static var untitled: UIViewController { return instantiateFromStoryboard(withIdentifier: "Terms") }
}
