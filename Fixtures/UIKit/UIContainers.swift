@preconcurrency @MainActor open class UINavigationController: UIViewController {
    open private(set) var viewControllers: [UIViewController] = []

    public init(rootViewController: UIViewController) {
        super.init()
        setViewControllers([rootViewController], animated: false)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setViewControllers((coder as? SceneCoder)?.children() ?? [], animated: false)
    }

    open var topViewController: UIViewController? {
        viewControllers.last
    }

    open func pushViewController(_ controller: UIViewController, animated: Bool) {
        Trace.add("push", controller)
        setViewControllers(viewControllers + [controller], animated: animated)
    }

    open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
        viewControllers = controllers
        for controller in controllers {
            controller.navigationController = self
        }
    }
}

@preconcurrency @MainActor open class UITabBarController: UIViewController {
    open var viewControllers: [UIViewController]?

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        viewControllers = (coder as? SceneCoder)?.children()
    }
}

@preconcurrency @MainActor open class UITableViewController: UIViewController {
    open var tableView: UITableView! = UITableView()
}
