/// Classes of Apple's frameworks, as far as their names tell.
enum SystemClass {
    private static let containers: Set<String> = [
        "UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController",
    ]
    /// The frameworks that have view controllers one might draw in a storyboard.
    private static let prefixes = [
        "UI", "AV", "MF", "SF", "QL", "CN", "PK", "GK", "GLK", "MK", "SK", "EK", "PH", "WK", "AB", "MP", "NS", "TV", "CP", "SL",
    ]

    /// The classes that Interface Builder draws, none of which inherits from another but `UIViewController`.
    static func isDrawn(_ name: String) -> Bool {
        containers.contains(name) || ["UIViewController", "UITableViewController", "UICollectionViewController"].contains(name)
    }

    static func isContainer(_ name: String) -> Bool {
        containers.contains(name)
    }

    /// Whether one of Apple's classes is a view of UIKit's, which its name's end tells.
    static func isView(_ name: String) -> Bool {
        let ends = [
            "View", "Cell", "Control", "Button", "Label", "Field", "Bar", "Switch", "Slider", "Stepper", "Picker", "Window",
        ]
        return isNamedLikeOne(name) && !name.hasPrefix("NS") && ends.contains(where: name.hasSuffix)
    }

    static func isNamedLikeOne(_ name: String) -> Bool {
        prefixes.contains { prefix in
            guard name.hasPrefix(prefix), let next = name.dropFirst(prefix.count).first else { return false }
            return next.isUppercase
        }
    }
}
