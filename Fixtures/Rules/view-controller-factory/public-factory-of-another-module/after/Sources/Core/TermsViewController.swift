import UIKit

public final class TermsViewController: UIViewController, Instantiatable {
    public static let storyboardName = "Legal"

    public var isNew = true
}
