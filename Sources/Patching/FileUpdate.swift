import SourceText

/// The only writer: puts a `FileChange` on disk, whole or not at all.
///
/// A file is replaced by `rename`, so at any moment it is old or new, never part of each; its mode, owner (where that
/// is allowed) and, on Apple's systems, extended attributes and access list go over to the new one. A symbolic link
/// stays and what it leads to is replaced, wherever that lies.
package struct FileUpdate: Sendable {
    /// The project's root; changes name their files from here.
    package let root: String

    package init(root: String) {
        self.root = root
    }

    /// Finds out whether `write` would succeed as things stand, and writes nothing.
    package func check(_ change: FileChange) throws(FileUpdateError) {
        if let original = change.original {
            let target = try ReplacedFile(path: change.path, root: root)
            try target.expect(original.bytes)
        } else {
            try CreatedFile(path: change.path, root: root).expectNothing()
        }
    }

    /// Writes one change: replaces a file that still holds the original bytes, or creates one where there is none.
    package func write(_ change: FileChange) throws(FileUpdateError) {
        if let original = change.original {
            let target = try ReplacedFile(path: change.path, root: root)
            try target.replace(original.bytes, with: change.newBytes)
        } else {
            try CreatedFile(path: change.path, root: root).create(holding: change.newBytes)
        }
    }
}
