import UIKit

protocol Printable {}
protocol Shareable {}

class AViewController: UIViewController{}

class BViewController: UIViewController, Printable { // prints
    var pages = 1
}

class CViewController:
    UIViewController,
    Printable,
    Shareable
{
    var pages = 1
}

class DViewController: UIViewController,
                       Printable
                       /* and more to come */ {
}

class EViewController
    : UIViewController
    , Printable
{
}

@available(iOS 13, *) public final class FViewController : UIViewController, @unchecked Sendable { }

class AboutViewController: UIViewController {
    func showAll() {
        present(UIStoryboard(name: "AViewController", bundle: nil).instantiateInitialViewController() as! AViewController, animated: true)
        present(UIStoryboard(name: "BViewController", bundle: nil).instantiateInitialViewController() as! BViewController, animated: true)
        present(UIStoryboard(name: "CViewController", bundle: nil).instantiateInitialViewController() as! CViewController, animated: true)
        present(UIStoryboard(name: "DViewController", bundle: nil).instantiateInitialViewController() as! DViewController, animated: true)
        present(UIStoryboard(name: "EViewController", bundle: nil).instantiateInitialViewController() as! EViewController, animated: true)
        present(UIStoryboard(name: "FViewController", bundle: nil).instantiateInitialViewController() as! FViewController, animated: true)
    }
}
