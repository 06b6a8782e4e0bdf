/// A target of a package with sources of its own.
package struct PackageTarget: Hashable, Sendable {
    package enum Kind: String, Sendable {
        case target, executableTarget, testTarget, macro, plugin
    }

    package let name: String
    package let kind: Kind
    /// The folders it may lie in, best first, relative to the project's root; empty if the manifest computes its path.
    package let folders: [String]
    /// Files and folders that it does not compile, relative to its folder.
    package let exclude: [String]
    /// Files and folders that it compiles, relative to its folder; nil: all.
    package let sources: [String]?
    /// What the manifest says about resources.
    package let resources: [PackageResource]
    /// Whether the manifest spells out all that decides which interface files become resources.
    package let knowsResources: Bool
    /// Names of targets and products.
    package let dependencies: [String]
    /// The language mode, if the target sets its own.
    package let swiftVersion: Version?
    package let isolatesToMainActor: Bool

    package var moduleName: String { ModuleName.identifier(from: name) }
}
