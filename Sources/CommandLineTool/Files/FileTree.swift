import Foundation
import Patching

/// What a walk through the project finds. Paths are relative to the root; lists are sorted by bytes.
struct FileTree: Sendable {
    var swiftFiles: [String] = []
    /// `Package.swift`, `project.pbxproj`, `.xcconfig` and `.podspec` files, and what projects are generated from.
    var buildFiles: [String] = []
    var headers: [String] = []
    /// `.storyboard` and `.xib` files.
    var interfaceFiles: [String] = []
    /// Objective-C sources: `.m` and `.mm` files.
    var implementationFiles: [String] = []
    /// Swift files that are links to a file outside the project: it is compiled with it, so it is read.
    var linkedFiles: [String] = []
    /// Links to folders outside the project: not followed.
    var linkedFolders: [String] = []
    /// Folders, not the root, with a repository of their own: submodules and clones.
    var repositories: [String] = []
    /// Working copies that share the repository of another one: a second copy of the project, not part of it.
    var linkedWorktrees: [String] = []
    var unreadableFolders: [(path: String, failure: SystemFailure)] = []
    /// Names that are not UTF-8, repaired for display.
    var unreadableNames: [String] = []

    mutating func sort() {
        for list in [
            \FileTree.swiftFiles, \.buildFiles, \.headers, \.interfaceFiles, \.implementationFiles, \.linkedFiles, \.linkedFolders,
            \.repositories,
            \.linkedWorktrees,
        ] {
            self[keyPath: list].sort(by: precedesByBytes)
        }
        unreadableFolders.sort { precedesByBytes($0.path, $1.path) }
        unreadableNames.sort(by: precedesByBytes)
    }
}

/// The order of paths everywhere: by their bytes, never by the language's collation.
func precedesByBytes(_ left: String, _ right: String) -> Bool {
    let order = left.utf8.withContiguousStorageIfAvailable { left in
        right.utf8.withContiguousStorageIfAvailable { right in precedes(left, right) }
    }
    // A path that came from Foundation need not be stored in one piece.
    return (order ?? nil) ?? left.utf8.lexicographicallyPrecedes(right.utf8)
}

private func precedes(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let leftBytes = left.baseAddress, let rightBytes = right.baseAddress else { return left.count < right.count }
    let order = memcmp(leftBytes, rightBytes, min(left.count, right.count))
    return order == 0 ? left.count < right.count : order < 0
}
