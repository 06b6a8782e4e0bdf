import UIKit

class TermsViewController: UIViewController, StoryboardLoadable {
    static let storyboardName = "Legal"
    static let storyboardIdentifier = "Terms"
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
        weak var terms = UIStoryboard.instantiateViewController() as TermsViewController
        @Held var held = UIStoryboard.instantiateViewController() as TermsViewController
        @Shown var shown = UIStoryboard.instantiateViewController() as TermsViewController
        show(shown, sender: terms ?? held)
    }
}
