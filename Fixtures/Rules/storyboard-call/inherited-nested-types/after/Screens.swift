import UIKit

final class Mid: UIViewController {}
class Base {
    final class Mid: UIViewController, Instantiatable {}
    typealias Low = Mid
}
final class Low: UIViewController {}
final class Flow: Base {
    @MainActor func go(_ b: Bool) {
        if b {
            note(Mid.instantiateFromStoryboard())
            note(Low.instantiateFromStoryboard())
        }
    }
}
