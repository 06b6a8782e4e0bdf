import UIKit

class ListView<Item>: UIView {}

final class BookListView: ListView<Int> {}

class CodedView: UIView {
    required init?(coder: NSCoder) {
        fatalError("made in code")
    }
}

final class CodedBadgeView: CodedView {}

class UnavailableView: UIView {
    @available(*, unavailable)
    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
