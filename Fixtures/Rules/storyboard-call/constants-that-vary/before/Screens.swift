import UIKit

class TermsViewController: UIViewController {}

enum Names {
    #if DEBUG
    static let legal = "Debug"
    #else
    static let legal = "Legal"
    #endif

    static var help: String {
        visits += 1
        return "Help-\(visits)"
    }

    static var visits = 0
    static let `lazy` = Names.help
}

class AboutViewController: UIViewController {
    let name: String

    required init?(coder: NSCoder) {
        name = coder.description
        super.init(coder: coder)
    }

    func showAll() {
        present(UIStoryboard(name: Names.legal, bundle: nil).instantiateInitialViewController() as! TermsViewController, animated: true)
        present(UIStoryboard(name: Names.help, bundle: nil).instantiateInitialViewController() as! TermsViewController, animated: true)
        present(UIStoryboard(name: Names.lazy, bundle: nil).instantiateInitialViewController() as! TermsViewController, animated: true)
        present(UIStoryboard(name: name, bundle: nil).instantiateInitialViewController() as! TermsViewController, animated: true)
    }
}
