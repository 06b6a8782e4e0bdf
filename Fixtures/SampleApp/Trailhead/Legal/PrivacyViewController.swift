import UIKit

final class PrivacyViewController: UIViewController {
}
