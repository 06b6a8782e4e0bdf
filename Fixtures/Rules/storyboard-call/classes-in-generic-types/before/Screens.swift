import UIKit

struct Flow<Item> {
    enum Step {
        final class TermsViewController: UIViewController {}

        @MainActor static func openTerms(in container: UIViewController) {
            let storyboard = UIStoryboard(name: "Legal", bundle: nil)
            container.show(storyboard.instantiateInitialViewController() as! TermsViewController, sender: nil)
        }
    }
}

extension Flow {
    final class HelpViewController: UIViewController {}

    @MainActor static func openHelp(in container: UIViewController) {
        container.show(UIStoryboard(name: "Help", bundle: nil).instantiateInitialViewController() as! HelpViewController, sender: nil)
    }
}

extension Flow.Step {
    final class MoreViewController: UIViewController {}

    @MainActor static func openMore(in container: UIViewController) {
        container.show(UIStoryboard(name: "More", bundle: nil).instantiateInitialViewController() as! MoreViewController, sender: nil)
    }
}

extension Array {
    final class ListViewController: UIViewController {}

    @MainActor static func openList(in container: UIViewController) {
        container.show(UIStoryboard(name: "List", bundle: nil).instantiateInitialViewController() as! ListViewController, sender: nil)
    }
}

enum Plain {}

extension Plain {
    final class PlainViewController: UIViewController {}

    @MainActor static func openPlain(in container: UIViewController) {
        container.show(UIStoryboard(name: "Page", bundle: nil).instantiateInitialViewController() as! PlainViewController, sender: nil)
    }
}
