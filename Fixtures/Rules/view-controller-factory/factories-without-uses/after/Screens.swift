import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    var isNew = true
}

final class HelpViewController: UIViewController, Instantiatable {
    var page = 1
}
