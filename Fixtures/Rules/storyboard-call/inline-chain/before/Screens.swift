import UIKit

final class LoanViewController: UIViewController {
    var book = ""
}

class ShelfViewController: UIViewController {
    func showLoan() {
        let loan = UIStoryboard(name: "LoanViewController", bundle: nil).instantiateInitialViewController() as! LoanViewController
        loan.book = "Emma"
        present(loan, animated: true, completion: nil)
    }

    func showAgain() {
        show(UIStoryboard.init(name: "LoanViewController", bundle: Bundle.main).instantiateInitialViewController() as! LoanViewController, sender: self)
    }

    func makeLoan() -> UIViewController {
        return UIStoryboard(name: "LoanViewController", bundle: .main).instantiateInitialViewController() as! LoanViewController
    }
}
