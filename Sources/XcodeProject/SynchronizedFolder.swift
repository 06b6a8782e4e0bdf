/// A folder whose files are members of a target by lying there (Xcode 16).
package struct SynchronizedFolder: Hashable, Sendable {
    /// Relative to the project's root.
    package let path: String
    /// Files and folders below it that the target does not build, relative to the project's root.
    package let exceptions: Set<String>

    func covers(_ path: String) -> Bool {
        let ancestors = RelativePath.withAncestors(of: path)
        return ancestors.dropFirst().contains(self.path) && exceptions.isDisjoint(with: ancestors)
    }
}
