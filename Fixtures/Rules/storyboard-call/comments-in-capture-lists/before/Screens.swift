import UIKit

final class TermsViewController: UIViewController {}

@MainActor func show() {
    let legal = UIStoryboard(name: "Legal", bundle: nil)
    let title = "Terms"
    let first = { [legal /* the storyboard */, title] in
        note(legal.instantiateInitialViewController() as! TermsViewController, title)
    }
    let second = { [
        // not kept alive
        unowned legal
    ] in
        note(legal.instantiateInitialViewController() as! TermsViewController)
    }
    first()
    second()
    let other = UIStoryboard( // on one line
        name: "Legal", bundle: nil); note(other.instantiateInitialViewController() as! TermsViewController)
    if let terms = other.instantiateInitialViewController() as? TermsViewController {
        note(terms)
    /* the end */ } else { fatalError() }
}
