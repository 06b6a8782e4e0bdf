import Reusable
import UIKit

final class TermsViewController: UIViewController, @preconcurrency StoryboardSceneBased {
    static let sceneStoryboard = UIStoryboard(name: "Legal", bundle: nil)
}

final class ProfileViewController: UIViewController, StoryboardBased {}

class FeedViewController: UIViewController, @preconcurrency StoryboardBased {
    class var sceneStoryboard: UIStoryboard { return UIStoryboard(name: String(describing: self), bundle: Bundle(for: self)) }
}

final class NewsViewController: FeedViewController {
    override class var sceneStoryboard: UIStoryboard { return UIStoryboard(name: "News", bundle: Bundle(for: NewsViewController.self)) }
}
