import UIKit

enum Bundle { static let main = Foundation.Bundle(path: "/tmp") }
final class Mid: UIViewController {}
@MainActor func go() {
    note(UIStoryboard(name: "X", bundle: Bundle.main).instantiateInitialViewController() as! Mid)
}
