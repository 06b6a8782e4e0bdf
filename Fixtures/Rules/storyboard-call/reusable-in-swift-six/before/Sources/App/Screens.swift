import UIKit

final class TermsViewController: UIViewController {}

final class ProfileViewController: UIViewController {}

class FeedViewController: UIViewController {}

final class NewsViewController: FeedViewController {}
