import UIKit

final class ShareViewController: UIViewController {
    var trail: Trail?
}
