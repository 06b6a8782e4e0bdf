import UIKit

class ProfileViewController: PageViewController {
    override class var storyboardName: String { return "Account" }
}
