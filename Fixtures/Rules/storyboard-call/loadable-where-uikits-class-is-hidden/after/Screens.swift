import UIKit

class TermsViewController: UIViewController {}

class ImprintViewController: UIViewController, StoryboardLoadable {
    static let storyboardName = "Legal"
    static let storyboardIdentifier = "Imprint"
}

class StoreViewController: UIViewController {
    func showAll() {
        let UIStoryboard = main()
        let terms = UIStoryboard.instantiateViewController(withIdentifier: "Terms") as! TermsViewController
        show(terms, sender: self)
        showImprint()
    }

    func main() -> UIStoryboard {
        return UIStoryboard(name: "Legal", bundle: nil)
    }

    func showImprint() {
        show(UIStoryboard.instantiateViewController() as ImprintViewController, sender: self)
    }
}
