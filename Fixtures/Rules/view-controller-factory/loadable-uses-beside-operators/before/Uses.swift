import UIKit

postfix operator ^^

@MainActor postfix func ^^ (controller: UIViewController) -> String {
    return "\(type(of: controller))"
}

@MainActor prefix func - (controller: UIViewController) -> String {
    return "\(type(of: controller))"
}

@MainActor func openAll(in container: UIViewController) {
    print(TermsViewController.make()^^, -TermsViewController.make())
    weak var terms = TermsViewController.make()
    container.show(terms ?? container, sender: nil)
}
