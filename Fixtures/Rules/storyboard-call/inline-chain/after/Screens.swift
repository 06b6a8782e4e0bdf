import UIKit

final class LoanViewController: UIViewController, Instantiatable {
    var book = ""
}

class ShelfViewController: UIViewController {
    func showLoan() {
        let loan = LoanViewController.instantiateFromStoryboard()
        loan.book = "Emma"
        present(loan, animated: true, completion: nil)
    }

    func showAgain() {
        show(LoanViewController.instantiateFromStoryboard(), sender: self)
    }

    func makeLoan() -> UIViewController {
        return LoanViewController.instantiateFromStoryboard()
    }
}
