import UIKit

postfix operator ^^

@MainActor postfix func ^^ (controller: UIViewController) -> String {
    return "\(type(of: controller))"
}

@MainActor prefix func - (controller: UIViewController) -> String {
    return "\(type(of: controller))"
}

@MainActor func openAll(in container: UIViewController) {
    print((UIStoryboard.instantiateViewController() as TermsViewController)^^, -(UIStoryboard.instantiateViewController() as TermsViewController))
    weak var terms = UIStoryboard.instantiateViewController() as TermsViewController
    container.show(terms ?? container, sender: nil)
}
