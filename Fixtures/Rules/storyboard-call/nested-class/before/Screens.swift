import UIKit

enum Pages {
    class HelpViewController: UIViewController {
    }

    final class NewsViewController: UIViewController {}

    class ImprintViewController: UIViewController {}
}

class AboutViewController: UIViewController {
    func showAll() {
        present(UIStoryboard(name: "A", bundle: nil).instantiateInitialViewController() as! Pages.HelpViewController, animated: true)
        present(UIStoryboard(name: "B", bundle: nil).instantiateInitialViewController() as! Pages.NewsViewController, animated: true)
        present(UIStoryboard(name: "ImprintViewController", bundle: nil).instantiateInitialViewController() as! Pages.ImprintViewController, animated: true)
    }
}
