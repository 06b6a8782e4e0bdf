/// A Swift file that does not exist yet, and the targets that are to compile it.
package struct NewFile: Hashable, Sendable {
    /// Relative to the project's root.
    package let path: String
    /// Names of native targets.
    package let targets: [String]

    package init(path: String, targets: [String]) {
        self.path = path
        self.targets = targets
    }
}
