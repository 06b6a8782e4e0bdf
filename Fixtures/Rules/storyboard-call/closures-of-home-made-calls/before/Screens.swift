import UIKit

struct ResetView {
    static func instantiateViewController(code: Int, done: @escaping () -> Void) -> UIViewController {
        return UIViewController()
    }

    static func instantiateInitialViewController(_ title: String, done: @escaping () -> Void) -> UIViewController {
        return UIViewController()
    }
}

extension UIStoryboard {
    func instantiateViewController(withIdentifier identifier: String, setUp: (UIViewController) -> Void) -> UIViewController {
        return UIViewController()
    }
}

class AboutViewController: UIViewController {
    func reset() {
        show(ResetView.instantiateViewController(code: 1) { [weak self] in self?.title = "Reset" }, sender: self)
        show(ResetView.instantiateInitialViewController("Reset") { print("done") }, sender: self)
        let legal = UIStoryboard(name: "Legal", bundle: nil)
        show(legal.instantiateViewController(withIdentifier: "Terms") { $0.title = "Terms" }, sender: self)
    }
}
