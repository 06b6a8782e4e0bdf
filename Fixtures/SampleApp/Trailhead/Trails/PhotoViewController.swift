import UIKit

final class PhotoViewController: UIViewController {
    var caption: String?
}
