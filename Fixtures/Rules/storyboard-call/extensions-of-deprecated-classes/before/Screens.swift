import UIKit

@available(*, deprecated, message: "There are terms now.")
final class OldViewController: UIViewController {}

final class HelpViewController: UIViewController {}

@available(iOS 99, *)
final class NewViewController: UIViewController {}

protocol Starting {
    @MainActor func showAll()
}

final class StartViewController: UIViewController, Starting {
    @available(*, deprecated)
    func showAll() {
        let storyboard = UIStoryboard(name: "Legal", bundle: nil)
        present(storyboard.instantiateViewController(withIdentifier: "Old") as! OldViewController, animated: true)
        present(storyboard.instantiateViewController(withIdentifier: "Help") as! HelpViewController, animated: true)
        if #available(iOS 99, *) {
            present(storyboard.instantiateViewController(withIdentifier: "New") as! NewViewController, animated: true)
        }
    }
}
