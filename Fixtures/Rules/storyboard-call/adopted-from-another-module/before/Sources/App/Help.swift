import UIKit

class HelpViewController: UIViewController {}
