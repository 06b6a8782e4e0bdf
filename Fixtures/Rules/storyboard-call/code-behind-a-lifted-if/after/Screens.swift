import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showForEach() {
        [1].forEach { _ in
            let terms = TermsViewController.instantiateFromStoryboard()
            present(terms, animated: true)
            // Nothing else.
            }
    }

    func showInClosure() {
        [1].forEach { _ in
            let terms = TermsViewController.instantiateFromStoryboard()
            present(terms, animated: true) }
    }

    func showWithSemicolon() {
        let terms = TermsViewController.instantiateFromStoryboard()
        present(terms, animated: true)
        // That is all.
        print("shown")
    }

    func showWithBlank() {
        let terms = TermsViewController.instantiateFromStoryboard()
        present(terms, animated: true)
        // That is all.
        print("shown")
    }

    func showWithComments() {
        let terms = TermsViewController.instantiateFromStoryboard()
        present(terms, animated: true)
        // That is all.
        /* of it */; // and done
        print("shown")
    }

    func showWithCommentInClosure() {
        [1].forEach { _ in
            let terms = TermsViewController.instantiateFromStoryboard()
            present(terms, animated: true)
            // That is all.
            /* of it */ } // and done
    }

    func showAndPrint() {
        let terms = TermsViewController.instantiateFromStoryboard()
        present(terms, animated: true)
        // That is all.
        /* of it */ ; print("shown")
    }
}
