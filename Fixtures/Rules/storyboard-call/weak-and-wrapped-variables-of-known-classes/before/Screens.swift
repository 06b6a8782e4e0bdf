import UIKit

class TermsViewController: UIViewController {}

class ImprintViewController: UIViewController {}

@propertyWrapper struct Held<Value> {
    var wrappedValue: Value?
}

@propertyWrapper struct Shown {
    var wrappedValue: UIViewController
}

class StoreViewController: UIViewController {
    func showAll() {
        let storyboard = UIStoryboard(name: "Legal", bundle: nil)
        weak var terms = storyboard.instantiateViewController(withIdentifier: "Terms")
        @Held var held = storyboard.instantiateViewController(withIdentifier: "Terms")
        @Shown var shown = storyboard.instantiateViewController(withIdentifier: "Terms")
        show(shown, sender: terms ?? held)
    }
}
