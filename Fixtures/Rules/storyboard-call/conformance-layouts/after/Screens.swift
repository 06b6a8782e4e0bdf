import UIKit

protocol Printable {}
protocol Shareable {}

class AViewController: UIViewController, Instantiatable{}

class BViewController: UIViewController, Printable, Instantiatable { // prints
    var pages = 1
}

class CViewController:
    UIViewController,
    Printable,
    Shareable,
    Instantiatable
{
    var pages = 1
}

class DViewController: UIViewController,
                       Printable,
                       Instantiatable
                       /* and more to come */ {
}

class EViewController
    : UIViewController
    , Printable
    , Instantiatable
{
}

@available(iOS 13, *) public final class FViewController : UIViewController, @unchecked Sendable, Instantiatable { }

class AboutViewController: UIViewController {
    func showAll() {
        present(AViewController.instantiateFromStoryboard(), animated: true)
        present(BViewController.instantiateFromStoryboard(), animated: true)
        present(CViewController.instantiateFromStoryboard(), animated: true)
        present(DViewController.instantiateFromStoryboard(), animated: true)
        present(EViewController.instantiateFromStoryboard(), animated: true)
        present(FViewController.instantiateFromStoryboard(), animated: true)
    }
}
