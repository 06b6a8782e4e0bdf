import UIKit

class BaseViewController: UIViewController {}
