import Migration

/// Which files of the project may be edited.
struct EditScope: Sendable {
    /// Folders of dependencies and build products, by name in lower case: not to be edited even where git tracks them.
    private static let foreignFolders: [StaticString] = [
        "pods", "carthage", ".build", "deriveddata", "sourcepackages", "vendor", "node_modules",
    ]

    /// What may be edited, relative to the project's root; an empty path is all of it.
    let named: [String]
    let repositories: Repositories
    /// What the configuration excludes. Its Interface Builder files are evidence all the same: they are the project's own.
    let exclude: [PathPattern]

    /// The access to a file as far as its path tells.
    func access(toSwiftFile path: String) -> InputFile.Access {
        guard isNamed(path) else { return .outsidePath }
        return access(to: path)
    }

    /// The access to a file that need not be named.
    func access(to path: String) -> InputFile.Access {
        isIgnored(path) ? .ignored : isExcluded(path) ? .excluded : .editable
    }

    func isExcluded(_ path: String) -> Bool {
        exclude.contains { $0.matches(path) }
    }

    /// Whether a path lies below one that was given.
    func isNamed(_ path: String) -> Bool {
        named.contains { isPath(path, below: $0) }
    }

    func isIgnored(_ path: String) -> Bool {
        Self.liesInForeignFolder(path) || repositories.ignores(path)
    }

    static func liesInForeignFolder(_ path: String) -> Bool {
        var path = path
        return path.withUTF8 { bytes in
            var start = 0
            for end in bytes.indices where bytes[end] == UInt8(ascii: "/") {
                let folder = bytes[start..<end]
                if foreignFolders.contains(where: { isCalled(folder, $0) }) { return true }
                start = end + 1
            }
            return false
        }
    }

    /// Every file of a project is asked, so nothing is made of its path.
    private static func isCalled(_ folder: Slice<UnsafeBufferPointer<UInt8>>, _ name: StaticString) -> Bool {
        guard folder.count == name.utf8CodeUnitCount else { return false }
        return name.withUTF8Buffer { name in zip(folder, name).allSatisfy { lowercased($0) == $1 } }
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
}

/// Whether a path is a folder's or lies in it; everything lies below the empty path.
func isPath(_ path: String, below folder: String) -> Bool {
    folder.isEmpty || path == folder || path.hasPrefix(folder + "/")
}
