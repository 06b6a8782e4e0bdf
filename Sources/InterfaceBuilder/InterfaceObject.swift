/// An object as an Interface Builder file describes it.
package struct InterfaceObject: Hashable, Sendable {
    /// The name of its XML element, for instance `tableViewController`.
    package let element: String
    /// Interface Builder's ID, unique in the file; empty if the file gives none.
    package let objectID: String
    package let customClass: InterfaceClass?
    /// The class of Apple's that the element stands for; nil for an element that is not known.
    package let systemClass: String?
    /// Where the start tag begins, 1-based.
    package let line: Int
}

/// The class that the identity inspector names.
package struct InterfaceClass: Hashable, Sendable {
    package let name: String
    /// As written. With `isFromTarget` it is only the memory of a target that once had the class.
    package let module: String?
    /// Whether "Inherit Module From Target" is on: the module is that of the target which compiles the file.
    package let isFromTarget: Bool
}

/// A nib's File's Owner.
package struct InterfaceOwner: Hashable, Sendable {
    package let customClass: InterfaceClass?
    /// Whether loading the nib with another owner, or none, makes a difference: it has outlets, actions, bindings
    /// or runtime attributes, or another object's lead to it.
    package let hasConnections: Bool
}
