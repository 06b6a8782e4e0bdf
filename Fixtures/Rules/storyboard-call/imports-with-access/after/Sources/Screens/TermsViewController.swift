public import UIKit

public final class TermsViewController: UIViewController, Instantiatable {
    public static let storyboardName = "Terms"
}
