@preconcurrency @MainActor open class UIViewController: UIResponder {
    /// The storyboard that this controller was made from, nil if it was made in code.
    open private(set) var storyboard: UIStoryboard?
    open internal(set) var navigationController: UINavigationController?
    open private(set) var presentedViewController: UIViewController?
    open private(set) var children: [UIViewController] = []
    open var title: String?
    private var loadedView: UIView?

    public init(nibName: String? = nil, bundle: Bundle? = nil) {}

    public required init?(coder: NSCoder) {
        storyboard = (coder as? SceneCoder)?.storyboard
    }

    open var view: UIView! {
        get {
            if let loadedView { return loadedView }
            let view = UIView()
            loadedView = view
            viewDidLoad()
            return view
        }
        set { loadedView = newValue }
    }

    open func viewDidLoad() {}
    open func didMove(toParent parent: UIViewController?) {}

    open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
        Trace.add("present", controller)
        presentedViewController = controller
        completion?()
    }

    open func show(_ controller: UIViewController, sender: Any?) {
        Trace.add("show", controller)
    }

    open func addChild(_ controller: UIViewController) {
        Trace.add("add", controller)
        children.append(controller)
    }

    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        presentedViewController = nil
        completion?()
    }
}
