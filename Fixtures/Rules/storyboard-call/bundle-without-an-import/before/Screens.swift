import UIKit

class Base: UIViewController {}
@MainActor func go() {
    note(UIStoryboard(name: "X", bundle: Bundle(for: Mid.self)).instantiateInitialViewController() as! Mid)
}
