/// A view controller as a storyboard describes it.
struct Scene {
    let id: String
    let identifier: String?
    private let baseClass: UIViewController.Type
    private let className: ClassName?
    var childIDs: [String] = []

    /// The classes of the elements that stand for a view controller.
    static let baseClasses: [String: UIViewController.Type] = [
        "viewController": UIViewController.self,
        "tableViewController": UITableViewController.self,
        "navigationController": UINavigationController.self,
        "tabBarController": UITabBarController.self,
    ]

    init(baseClass: UIViewController.Type, attributes: [String: String]) {
        id = attributes["id"] ?? ""
        identifier = attributes["storyboardIdentifier"]
        self.baseClass = baseClass
        className = ClassName(attributes)
    }

    var controllerClass: UIViewController.Type {
        className?.found(else: baseClass) ?? baseClass
    }
}

/// What a view controller's `init?(coder:)` is given.
final class SceneCoder: NSCoder {
    let scene: Scene
    let storyboard: UIStoryboard

    init(scene: Scene, storyboard: UIStoryboard) {
        self.scene = scene
        self.storyboard = storyboard
    }

    /// The controllers that the scene contains.
    @MainActor func children() -> [UIViewController] {
        scene.childIDs.compactMap(storyboard.controller(forSceneID:))
    }
}
