import UIKit

public final class KitViewController: UIViewController, Instantiatable {
    public static let storyboardName = "Kit"
}
