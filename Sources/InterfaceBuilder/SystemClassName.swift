/// The classes of Apple's that elements stand for.
enum SystemClassName {
    /// Nil for an element that is not known, and for the reference to a scene.
    static func of(_ element: String, on platform: InterfaceDocument.Platform) -> String? {
        switch platform {
        case .iOS, .tvOS, .unknown: cocoaTouch[element]
        case .macOS: cocoa[element]
        case .watchOS: watchKit[element]
        }
    }

    private static let cocoaTouch = controllers.merging(views) { first, _ in first }.merging(others) { first, _ in first }

    private static let controllers = [
        "viewController": "UIViewController",
        "tableViewController": "UITableViewController",
        "collectionViewController": "UICollectionViewController",
        "navigationController": "UINavigationController",
        "tabBarController": "UITabBarController",
        "splitViewController": "UISplitViewController",
        "pageViewController": "UIPageViewController",
        "searchDisplayController": "UISearchDisplayController",
        "hostingController": "UIHostingController",
        "glkViewController": "GLKViewController",
        "avPlayerViewController": "AVPlayerViewController",
    ]

    private static let views = [
        "view": "UIView",
        "activityIndicatorView": "UIActivityIndicatorView",
        "arscnView": "ARSCNView",
        "arskView": "ARSKView",
        "button": "UIButton",
        "collectionReusableView": "UICollectionReusableView",
        "collectionView": "UICollectionView",
        "collectionViewCell": "UICollectionViewCell",
        "containerView": "UIView",
        "control": "UIControl",
        "datePicker": "UIDatePicker",
        "glkView": "GLKView",
        "imageView": "UIImageView",
        "label": "UILabel",
        "mapView": "MKMapView",
        "mtkView": "MTKView",
        "navigationBar": "UINavigationBar",
        "pageControl": "UIPageControl",
        "pickerView": "UIPickerView",
        "progressView": "UIProgressView",
        "refreshControl": "UIRefreshControl",
        "sceneKitView": "SCNView",
        "scrollView": "UIScrollView",
        "searchBar": "UISearchBar",
        "segmentedControl": "UISegmentedControl",
        "skView": "SKView",
        "slider": "UISlider",
        "stackView": "UIStackView",
        "stepper": "UIStepper",
        "switch": "UISwitch",
        "tabBar": "UITabBar",
        "tableView": "UITableView",
        "tableViewCell": "UITableViewCell",
        "textField": "UITextField",
        "textView": "UITextView",
        "toolbar": "UIToolbar",
        "visualEffectView": "UIVisualEffectView",
        "webView": "UIWebView",
        "window": "UIWindow",
        "wkWebView": "WKWebView",
    ]

    private static let others = [
        "tapGestureRecognizer": "UITapGestureRecognizer",
        "panGestureRecognizer": "UIPanGestureRecognizer",
        "pinchGestureRecognizer": "UIPinchGestureRecognizer",
        // Interface Builder's own misspelling.
        "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
        "rotationGestureRecognizer": "UIRotationGestureRecognizer",
        "screenEdgePanGestureRecognizer": "UIScreenEdgePanGestureRecognizer",
        "swipeGestureRecognizer": "UISwipeGestureRecognizer",
        "barButtonItem": "UIBarButtonItem",
        "navigationItem": "UINavigationItem",
        "tabBarItem": "UITabBarItem",
    ]

    private static let cocoa = [
        "viewController": "NSViewController",
        "windowController": "NSWindowController",
        "splitViewController": "NSSplitViewController",
        "tabViewController": "NSTabViewController",
        "pagecontroller": "NSPageController",
        "hostingController": "NSHostingController",
        "window": "NSWindow",
        "view": "NSView",
        "customView": "NSView",
        "tableCellView": "NSTableCellView",
        "collectionViewItem": "NSCollectionViewItem",
        "menu": "NSMenu",
    ]

    private static let watchKit = [
        "controller": "WKInterfaceController",
        "hostingController": "WKHostingController",
        "notificationController": "WKUserNotificationInterfaceController",
    ]
}
