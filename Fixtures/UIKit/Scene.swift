/// A view controller as a storyboard describes it.
struct Scene {
    let id: String
    let identifier: String?
    private let baseClass: UIViewController.Type
    private let className: String?
    var childIDs: [String] = []

    /// The module of every fixture.
    private static let targetModule = "App"

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
        let isInTarget = attributes["customModuleProvider"] == "target"
        let module = isInTarget ? Self.targetModule : attributes["customModule"]
        className = attributes["customClass"].map { [module, $0].compactMap { $0 }.joined(separator: ".") }
    }

    /// As in UIKit, a class that is not found is replaced by that of the element, with no more than a message.
    var controllerClass: UIViewController.Type {
        guard let className else { return baseClass }
        guard let found = NSClassFromString(className) as? UIViewController.Type else {
            Trace.add("Unknown class \(className) in Interface Builder file.")
            return baseClass
        }
        return found
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
