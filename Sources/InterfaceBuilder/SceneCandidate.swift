/// An object of a scene, of which one is the view controller.
struct SceneCandidate {
    let element: XMLElement
    var childObjectIDs: [String] = []

    /// The scene of the application, with the main menu of macOS, has the mark too.
    var isMarkedAsController: Bool {
        element["sceneMemberID"] == "viewController" && element.name != "application"
    }

    /// Old files, and those for watchOS, mark no member of a scene.
    var isNamedLikeController: Bool {
        guard element["sceneMemberID"] == nil, !Self.otherControllers.contains(element.name) else { return false }
        return element.name.hasSuffix("ontroller") || element.name == "viewControllerPlaceholder"
    }

    /// Objects beside the view controller of a scene, which control something else.
    private static let otherControllers: Set<String> = [
        "searchDisplayController", "userDefaultsController", "objectController", "arrayController", "treeController",
        "dictionaryController", "mediaLibraryBrowserController",
    ]

    func scene(on platform: InterfaceDocument.Platform) -> InterfaceScene {
        InterfaceScene(
            object: InterfaceObject(element, on: platform),
            identifier: element["storyboardIdentifier"],
            reference: StoryboardReference(element),
            childObjectIDs: childObjectIDs
        )
    }
}

extension StoryboardReference {
    /// Nil if the element is no reference.
    init?(_ element: XMLElement) {
        // The second is that of macOS, which stands for window controllers too.
        guard element.name == "viewControllerPlaceholder" || element.name == "controllerPlaceholder" else { return nil }
        self.init(
            storyboardName: element["storyboardName"],
            referencedIdentifier: element["referencedIdentifier"],
            bundleIdentifier: element["bundleIdentifier"]
        )
    }
}
