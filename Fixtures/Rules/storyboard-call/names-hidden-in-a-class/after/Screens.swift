import UIKit

class TermsViewController: UIViewController {
    enum String {
        case short, long
    }

    var length = String.short
}

final class LongTermsViewController: TermsViewController {}

class HelpViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"

    class UIStoryboard {}

    var page = UIStoryboard()
}

final class MoreViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"

    enum String {
        case short, long
    }

    var length = String.short
}

@MainActor func openAll(in container: UIViewController) {
    let storyboard = UIStoryboard(name: "Legal", bundle: nil)
    container.show(storyboard.instantiateViewController(withIdentifier: "Terms") as! TermsViewController, sender: nil)
    container.show(HelpViewController.instantiateFromStoryboard(withIdentifier: "Help"), sender: nil)
    container.show(MoreViewController.instantiateFromStoryboard(withIdentifier: "More"), sender: nil)
}
