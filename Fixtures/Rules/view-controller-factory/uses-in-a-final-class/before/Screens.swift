import UIKit

final class TermsViewController: UIViewController {
    static func make() -> TermsViewController {
        return UIStoryboard(name: "Legal", bundle: nil).instantiateViewController(withIdentifier: "Terms") as! TermsViewController
    }

    enum Style {
        static func plain() -> TermsViewController { make() }
    }

    static func several() -> [TermsViewController] {
        let first = make()
        let second = self.make()
        let third = Self.make()
        let fourth = TermsViewController.make()
        let makers = [{ make() }, { self.make() }]
        return [first, second, third, fourth] + makers.map { $0() }
    }

    class func titled(_ title: String, _ terms: TermsViewController = make()) -> TermsViewController {
        terms.title = title
        return terms
    }

    func another(_ other: TermsViewController = make()) -> TermsViewController {
        present(other, animated: true)
        present(Self.make(), animated: true)
        return type(of: self).make()
    }
}

extension TermsViewController {
    static var untitled: UIViewController { return make() }
}
