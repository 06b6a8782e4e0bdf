import UIKit

final class PrivacyViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"

    var isNew = true
}
