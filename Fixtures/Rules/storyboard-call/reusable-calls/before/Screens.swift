import Foundation
import UIKit

final class ProfileViewController: UIViewController {
    var name = ""
}

final class TermsViewController: UIViewController {
}

final class HelpViewController: UIViewController {}

final class TiedViewController: UIViewController {}

class FeedViewController: UIViewController {}

final class NewsViewController: FeedViewController {
    var count = 0
}

final class HomeViewController: UIViewController {
    class func viewController() -> HomeViewController {
        return UIStoryboard(name: "Home", bundle: nil).instantiateViewController(withIdentifier: "Start") as! HomeViewController
    }
}
