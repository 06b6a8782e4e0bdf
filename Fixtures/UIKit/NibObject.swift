/// A top-level object as a nib describes it.
struct NibObject {
    private let baseClass: UIView.Type?
    private let className: ClassName?

    /// The classes of the elements that stand for a view.
    private static let baseClasses: [String: UIView.Type] = [
        "view": UIView.self,
        "label": UILabel.self,
        "button": UIButton.self,
        "tableViewCell": UITableViewCell.self,
        "collectionReusableView": UICollectionReusableView.self,
    ]

    init(element: String, attributes: [String: String]) {
        baseClass = Self.baseClasses[element]
        className = ClassName(attributes)
    }

    /// Something that is no view, a gesture recogniser for instance, is an object of which no more is known.
    @MainActor func made() -> NSObject {
        guard let baseClass else { return NSObject() }
        guard let view = (className?.found(else: baseClass) ?? baseClass).init(coder: NibCoder()) else {
            fatalError("a nib made nothing of its \(baseClass)")
        }
        return view
    }
}

/// What a view's `init?(coder:)` is given.
final class NibCoder: NSCoder {}
