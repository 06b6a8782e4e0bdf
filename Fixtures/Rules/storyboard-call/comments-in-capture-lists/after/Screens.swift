import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

@MainActor func show() {
    let title = "Terms"
    let first = { [ /* the storyboard */ title] in
        note(TermsViewController.instantiateFromStoryboard(), title)
    }
    let second = { // not kept alive
    
        note(TermsViewController.instantiateFromStoryboard())
    }
    first()
    second()
    let other = UIStoryboard( // on one line
        name: "Legal", bundle: nil); note(TermsViewController.instantiateFromStoryboard())
    if let terms = other.instantiateInitialViewController() as? TermsViewController {
        note(terms)
    /* the end */ } else { fatalError() }
}
