import Foundation
import Reusable
import UIKit

final class ProfileViewController: UIViewController, StoryboardBased {
    var name = ""
}

final class TermsViewController: UIViewController, StoryboardSceneBased {
    static let sceneStoryboard = UIStoryboard(name: "Legal", bundle: nil)
}

final class HelpViewController: UIViewController, StoryboardSceneBased {
    static let sceneStoryboard = UIStoryboard(name: "Legal", bundle: nil)
    static let sceneIdentifier = "Help"
}

final class TiedViewController: UIViewController {}

class FeedViewController: UIViewController, StoryboardBased {
    class var sceneStoryboard: UIStoryboard { return UIStoryboard(name: "Feeds", bundle: nil) }
}

final class NewsViewController: FeedViewController {
    override class var sceneStoryboard: UIStoryboard { return UIStoryboard(name: "News", bundle: nil) }

    var count = 0
}

final class HomeViewController: UIViewController, StoryboardSceneBased {
    static let sceneStoryboard = UIStoryboard(name: "Home", bundle: nil)
    static let sceneIdentifier = "Start"
}
