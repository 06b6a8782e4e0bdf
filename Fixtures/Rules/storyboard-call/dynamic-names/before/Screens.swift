import UIKit

class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    static var boardName = "Legal"
    let boards = ["legal": UIStoryboard(name: "Legal", bundle: nil)]

    func showAll(_ region: String, _ given: UIStoryboard, isOld: Bool) {
        present(given.instantiateInitialViewController() as! TermsViewController, animated: true)
        let interpolated = UIStoryboard(name: "Legal-\(region)", bundle: nil)
        present(interpolated.instantiateInitialViewController() as! TermsViewController, animated: true)
        let chosen = UIStoryboard(name: isOld ? "Old" : "Legal", bundle: nil)
        present(chosen.instantiateInitialViewController() as! TermsViewController, animated: true)
        let variable = UIStoryboard(name: AboutViewController.boardName, bundle: nil)
        present(variable.instantiateInitialViewController() as! TermsViewController, animated: true)
        present(boards["legal"]!.instantiateInitialViewController() as! TermsViewController, animated: true)
        var changed = UIStoryboard(name: "Legal", bundle: nil)
        if isOld {
            changed = UIStoryboard(name: "Old", bundle: nil)
        }
        present(changed.instantiateInitialViewController() as! TermsViewController, animated: true)
    }
}
