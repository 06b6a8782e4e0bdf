import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"

    var isNew = true
}

final class HelpViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"

    var page = 0
}

public final class ImprintViewController: UIViewController, Instantiatable {
    public static let storyboardName = "Legal"
}

public extension ImprintViewController {
    static func make() -> ImprintViewController {
        return ImprintViewController.instantiateFromStoryboard(withIdentifier: "Imprint")
    }
}

class StartViewController: UIViewController {
    func showAll() {
        present(TermsViewController.instantiateFromStoryboard(), animated: true)
        present(TermsViewController.instantiateFromStoryboard(withIdentifier: "Privacy"), animated: true)
        present(HelpViewController.first(), animated: true)
        present(ImprintViewController.make(), animated: true)
    }
}
