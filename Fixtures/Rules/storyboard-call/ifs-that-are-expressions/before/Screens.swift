import UIKit

final class TermsViewController: UIViewController {}
@MainActor func make() -> String {
    if let vc = UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as? TermsViewController {
        "\(type(of: vc))"
    } else {
        fatalError()
    }
}
@MainActor func make2(_ b: Bool) -> String {
    switch b {
    case true:
        if let vc = UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as? TermsViewController {
            "\(type(of: vc))"
        } else {
            fatalError()
        }
    case false: "x"
    }
}
@MainActor let f = {
    if let vc = UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as? TermsViewController {
        "\(type(of: vc))"
    } else {
        fatalError()
    }
}
