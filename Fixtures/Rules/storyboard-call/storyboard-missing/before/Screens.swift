import UIKit

class ImprintViewController: UIViewController {}

class AboutViewController: UIViewController {
    func showAll() {
        let imprint = UIStoryboard(name: "Imprint", bundle: nil).instantiateInitialViewController() as! ImprintViewController
        present(imprint, animated: true)
        guard let again = UIStoryboard(name: "Imprint", bundle: .main).instantiateViewController(withIdentifier: "Imprint") as? ImprintViewController else { return }
        show(again, sender: nil)
    }

    func showUnknown() {
        present(UIStoryboard(name: "Imprint", bundle: nil).instantiateInitialViewController()!, animated: true)
    }
}
