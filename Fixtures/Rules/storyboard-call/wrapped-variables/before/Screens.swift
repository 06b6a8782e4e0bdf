import UIKit

final class TermsViewController: UIViewController {}
@propertyWrapper struct Twice {
    var wrappedValue: String {
        get { "Other" }
        set {}
    }; init(wrappedValue: String) {}
}
final class Flow {
    @Twice private var name = "Legal"
    @MainActor func show() { note(UIStoryboard(name: name, bundle: nil).instantiateInitialViewController() as! TermsViewController) }
    @MainActor func show2() {
        @Twice var x = "Legal"
        note(UIStoryboard(name: x, bundle: nil).instantiateInitialViewController() as! TermsViewController)
    }
}
