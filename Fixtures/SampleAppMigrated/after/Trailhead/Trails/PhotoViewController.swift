import UIKit

final class PhotoViewController: UIViewController, Instantiatable {
    static let storyboardName = "Photo"
    static var storyboardBundle: Bundle? { return Bundle(for: PhotoViewController.self) }

    var caption: String?
}
