/// Paths relative to the project's root, with `/` between components; the root itself is the empty path.
enum RelativePath {
    /// The path below a folder with `.` and `..` worked out; nil if it is absolute or leads out of the root.
    static func join(_ folder: String, _ path: String) -> String? {
        guard !path.utf8.starts(with: "/".utf8) else { return nil }
        if isPlain(path) { return folder.isEmpty ? path : joined(folder, path) }
        var components = folder.split(separator: "/")
        for component in path.split(separator: "/") where component != "." {
            guard component == ".." else {
                components.append(component)
                continue
            }
            guard components.popLast() != nil else { return nil }
        }
        return components.joined(separator: "/")
    }

    private static func joined(_ folder: String, _ path: String) -> String {
        var (folder, path) = (folder, path)
        return String(unsafeUninitializedCapacity: folder.utf8.count + path.utf8.count + 1) { text in
            var count = folder.withUTF8 { text.update(fromContentsOf: $0) }
            text[count] = UInt8(ascii: "/")
            count += 1
            return path.withUTF8 { text[count...].update(fromContentsOf: $0) }
        }
    }

    /// Whether a path has nothing to work out: no empty component, none that begins with a dot. Most paths are like that.
    private static func isPlain(_ path: String) -> Bool {
        var path = path
        return path.withUTF8 { bytes in
            var isAtStart = true
            for byte in bytes {
                if isAtStart, byte == UInt8(ascii: ".") || byte == UInt8(ascii: "/") { return false }
                isAtStart = byte == UInt8(ascii: "/")
            }
            return !isAtStart
        }
    }

    /// How a path is written in a folder: `join(folder, written)` gives the path again.
    static func path(_ path: String, writtenIn folder: String) -> String {
        let components = path.split(separator: "/")
        let above = folder.split(separator: "/")
        let shared = zip(components.dropLast(), above).prefix { $0 == $1 }.count
        let steps = Array(repeating: "..", count: above.count - shared) + components.dropFirst(shared).map(String.init)
        return steps.joined(separator: "/")
    }

    /// The folder of a path; nil for the root.
    static func parent(of path: String) -> String? {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path.isEmpty ? nil : "" }
        return String(path[..<slash])
    }

    /// The path itself, its folder, that folder's folder, and so on to the root.
    static func withAncestors(of path: String) -> [String] {
        Array(sequence(first: path, next: parent))
    }

    static func lastComponent(of path: String) -> Substring {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path[...] }
        return path.utf8.index(after: slash) < path.endIndex
            ? path[path.utf8.index(after: slash)...] : path.split(separator: "/").last ?? ""
    }

    static func hasExtension(_ wanted: String, path: String) -> Bool {
        let end = path.utf8.suffix(wanted.utf8.count + 1)
        return end.first == UInt8(ascii: ".") && end.dropFirst().elementsEqual(wanted.utf8)
    }

    /// Whether a path is that of a storyboard or a xib.
    static func isInterfaceFile(_ path: String) -> Bool {
        hasExtension("storyboard", path: path) || hasExtension("xib", path: path)
    }

    /// The innermost folder that holds all the paths; nil without paths.
    static func commonFolder(of paths: [String]) -> String? {
        guard var common = paths.first.map({ parent(of: $0) ?? "" }) else { return nil }
        for path in paths {
            while !isBelow(common, path: path) { common = parent(of: common) ?? "" }
        }
        return common
    }

    private static func isBelow(_ folder: String, path: String) -> Bool {
        folder.isEmpty || (path.utf8.starts(with: folder.utf8) && path.utf8.dropFirst(folder.utf8.count).first == UInt8(ascii: "/"))
    }
}
