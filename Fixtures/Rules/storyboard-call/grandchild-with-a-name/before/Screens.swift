import UIKit

class TermsViewController: UIViewController {
}
