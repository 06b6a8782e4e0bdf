/// A view controller of a storyboard, or the reference to one in another.
package struct InterfaceScene: Hashable, Sendable {
    package let object: InterfaceObject
    /// The storyboard ID. An empty one counts as none.
    package let identifier: String?
    /// What a storyboard reference leads to; nil for a scene that is drawn here.
    package let reference: StoryboardReference?
    /// The object IDs to which its relationship segues lead (root view controller, tabs, master, detail), in the file's order.
    package let childObjectIDs: [String]
}

/// Where a storyboard reference leads. Empty values count as none.
package struct StoryboardReference: Hashable, Sendable {
    /// Without one, the storyboard that has the reference.
    package let storyboardName: String?
    /// Without one, the initial scene.
    package let referencedIdentifier: String?
    /// Without one, the bundle of the storyboard that has the reference.
    package let bundleIdentifier: String?
}
