/// Paths relative to the project's root, with `/` between components; the root itself is the empty path.
enum RelativePath {
    /// The path below a folder with `.` and `..` worked out; nil if it is absolute or leads out of the root.
    static func join(_ folder: String, _ path: String) -> String? {
        guard !path.utf8.starts(with: "/".utf8) else { return nil }
        if isPlain(path) { return folder.isEmpty ? path : folder + "/" + path }
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

    /// Whether a path has nothing to work out: no empty component, none that begins with a dot. Most paths are like that.
    private static func isPlain(_ path: String) -> Bool {
        var isAtStart = true
        for byte in path.utf8 {
            if isAtStart, byte == UInt8(ascii: ".") || byte == UInt8(ascii: "/") { return false }
            isAtStart = byte == UInt8(ascii: "/")
        }
        return !isAtStart
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
        path.utf8.suffix(wanted.utf8.count + 1).elementsEqual(("." + wanted).utf8)
    }

    /// The innermost folder that holds all the paths; nil without paths.
    static func commonFolder(of paths: some Sequence<String>) -> String? {
        var common: ArraySlice<Substring>?
        var last: String?
        for path in paths {
            // Files of one folder stand together: only its first one is split.
            let parent = parent(of: path)
            guard parent != last else { continue }
            last = parent
            let folder = path.split(separator: "/").dropLast()
            let shared = common.map { zip($0, folder).prefix { $0 == $1 }.count } ?? folder.count
            common = folder.prefix(shared)
        }
        return common?.joined(separator: "/")
    }
}
