import Pages
import UIKit

class ListViewController<Item>: UIViewController {}

final class BookListViewController: ListViewController<Int> {}

class CoderViewController: UIViewController {
    required init?(coder: NSCoder) {
        fatalError("made in code")
    }
}

class CoderPageViewController: CoderViewController {}

class NilViewController: UIViewController {
    required init?(coder: NSCoder) { return nil }
}

class UnavailableViewController: UIViewController {
    @available(*, unavailable)
    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

class PodViewController: PageViewController {}

private class HiddenViewController: UIViewController {}
