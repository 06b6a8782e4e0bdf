import UIKit

class ProfileViewController: PageViewController {}

extension ProfileViewController {
    /// The profile of whoever is signed in.
    class func make() -> ProfileViewController {
        return UIStoryboard(name: "Account", bundle: nil).instantiateInitialViewController() as! ProfileViewController
    }
}
