import UIKit

class PageViewController: UIViewController {}

class TermsViewController: PageViewController {}

class PrivacyViewController: UIViewController {}
