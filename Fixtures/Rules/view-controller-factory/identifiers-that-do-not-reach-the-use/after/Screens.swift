import UIKit

private enum Names {
    static let terms = "Terms"
}

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"

    func describe() {
        print(Names.terms)
    }
}

final class PrivacyViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"

    private static let identifier = "Privacy"

    func describe() {
        print(PrivacyViewController.identifier)
    }
}

final class ImprintViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"

    var isNew = true
}
