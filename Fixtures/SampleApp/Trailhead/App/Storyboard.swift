import UIKit

/// The storyboards that several screens share.
enum Storyboard: String {
    case trails = "Trails"
    case legal = "Legal"

    var instance: UIStoryboard {
        return UIStoryboard(name: rawValue, bundle: nil)
    }
}
