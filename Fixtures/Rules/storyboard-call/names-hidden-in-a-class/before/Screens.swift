import UIKit

class TermsViewController: UIViewController {
    enum String {
        case short, long
    }

    var length = String.short
}

final class LongTermsViewController: TermsViewController {}

class HelpViewController: UIViewController {
    class UIStoryboard {}

    var page = UIStoryboard()
}

final class MoreViewController: UIViewController {
    enum String {
        case short, long
    }

    var length = String.short
}

@MainActor func openAll(in container: UIViewController) {
    let storyboard = UIStoryboard(name: "Legal", bundle: nil)
    container.show(storyboard.instantiateViewController(withIdentifier: "Terms") as! TermsViewController, sender: nil)
    container.show(storyboard.instantiateViewController(withIdentifier: "Help") as! HelpViewController, sender: nil)
    container.show(storyboard.instantiateViewController(withIdentifier: "More") as! MoreViewController, sender: nil)
}
