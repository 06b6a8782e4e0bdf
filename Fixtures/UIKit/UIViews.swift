@preconcurrency @MainActor open class UIView: UIResponder {
    open private(set) var subviews: [UIView] = []
    open var isHidden = false

    public init(frame: CGRect = .zero) {}
    public required init?(coder: NSCoder) {}

    open func addSubview(_ view: UIView) {
        subviews.append(view)
    }
}

@preconcurrency @MainActor open class UILabel: UIView {
    open var text: String?
}

@preconcurrency @MainActor open class UIButton: UIView {}

@preconcurrency @MainActor open class UITableView: UIView {
    open func reloadData() {}
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}
}

@preconcurrency @MainActor open class UITableViewCell: UIView {}

@preconcurrency @MainActor open class UICollectionReusableView: UIView {}

@preconcurrency @MainActor open class UIWindow: UIView {
    open var rootViewController: UIViewController?

    open func makeKeyAndVisible() {
        Trace.add("window", rootViewController)
        _ = rootViewController?.view
    }
}
