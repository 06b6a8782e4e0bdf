import UIKit

class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

class ImprintViewController: UIViewController {}

@propertyWrapper struct Held<Value> {
    var wrappedValue: Value?
}

@propertyWrapper struct Shown {
    var wrappedValue: UIViewController
}

class StoreViewController: UIViewController {
    func showAll() {
        weak var terms = TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms") as UIViewController
        @Held var held = TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms") as UIViewController
        @Shown var shown = TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms") as UIViewController
        show(shown, sender: terms ?? held)
    }
}
