import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showForEach() {
        [1].forEach { _ in
            if let terms = legal.instantiateInitialViewController() as? TermsViewController {
                present(terms, animated: true)
                // Nothing else.
            } }
    }

    func showInClosure() {
        [1].forEach { _ in
            if let terms = legal.instantiateInitialViewController() as? TermsViewController {
                present(terms, animated: true)
            } }
    }

    func showWithSemicolon() {
        if let terms = legal.instantiateInitialViewController() as? TermsViewController {
            present(terms, animated: true)
            // That is all.
        };
        print("shown")
    }

    func showWithBlank() {
        if let terms = legal.instantiateInitialViewController() as? TermsViewController {
            present(terms, animated: true)
            // That is all.
        }   
        print("shown")
    }

    func showWithComments() {
        if let terms = legal.instantiateInitialViewController() as? TermsViewController {
            present(terms, animated: true)
            // That is all.
        } /* of it */; // and done
        print("shown")
    }

    func showWithCommentInClosure() {
        [1].forEach { _ in
            if let terms = legal.instantiateInitialViewController() as? TermsViewController {
                present(terms, animated: true)
                // That is all.
            } /* of it */ } // and done
    }

    func showAndPrint() {
        if let terms = legal.instantiateInitialViewController() as? TermsViewController {
            present(terms, animated: true)
            // That is all.
        } /* of it */ ; print("shown")
    }
}
