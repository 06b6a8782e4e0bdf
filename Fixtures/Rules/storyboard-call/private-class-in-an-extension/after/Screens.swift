import UIKit
enum Flow { 
    private final class Mid: UIViewController, Instantiatable {
        static let storyboardName = "Legal"
    }
    @MainActor static func go() { note(Mid.instantiateFromStoryboard()) }
}
extension Flow { final class Low: UIViewController { }
    @MainActor static func go2() { note(Low.instantiateFromStoryboard()) } }

extension Flow.Low: Instantiatable {
    static let storyboardName = "Legal"
} // end
