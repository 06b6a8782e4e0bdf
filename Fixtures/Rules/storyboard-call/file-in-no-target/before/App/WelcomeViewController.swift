import UIKit

class WelcomeViewController: UIViewController {}
