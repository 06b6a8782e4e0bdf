/// A configuration file as it was found and read.
struct ConfigurationFile: Sendable {
    static let name = ".sbmigrate.json"

    /// As it is shown.
    let path: String
    /// What its paths are relative to: its folder, or, where that lies outside the project, the project's root. Absolute.
    let folder: String
    /// The same, relative to the project's root.
    let folderInProject: String
    let members: [JSONMember]

    /// The file that the arguments name, else the nearest one above their first path, up to the project's root; nil if there is none or
    /// none is to be read.
    /// - Throws: where it cannot be read, or is no JSON object.
    static func found(for arguments: Arguments, in surroundings: Surroundings) throws(ConfigurationError) -> ConfigurationFile? {
        guard !arguments.noConfig, let first = arguments.configuredPath else { return nil }
        let typed = surroundings.absolutePath(first)
        let start = (try? resolvedPath(typed)) ?? typed
        let root = ProjectRoot(around: start)
        if let named = arguments.config {
            return try ConfigurationFile(surroundings.absolutePath(named), shown: named, root: root)
        }
        guard let path = nearest(to: start, root: root), let relative = root.relativePath(of: path) else { return nil }
        let current = (try? resolvedPath(surroundings.currentDirectory)) ?? surroundings.currentDirectory
        return try ConfigurationFile(path, shown: ShownPaths.relative(to: current, root: root).shown(relative), root: root)
    }

    private static func nearest(to start: String, root: ProjectRoot) -> String? {
        var components = root.relativePath(of: start)?.split(separator: "/").map(String.init) ?? []
        while true {
            let path = joined(root.absolutePath(of: components.joined(separator: "/")), name)
            if fileKind(path) != nil { return path }
            guard components.popLast() != nil else { return nil }
        }
    }

    private init(_ absolute: String, shown: String, root: ProjectRoot) throws(ConfigurationError) {
        let file: [UInt8]
        do { file = try FileReader.bytes(ofFile: absolute) } catch { throw .notReadable(file: shown, failure: error) }
        path = shown
        members = try Self.members(file, of: shown)
        let own = String(absolute[..<(absolute.lastIndex(of: "/") ?? absolute.endIndex)])
        let resolved = (try? resolvedPath(own.isEmpty ? "/" : own)) ?? own
        folderInProject = root.relativePath(of: resolved) ?? ""
        folder = root.absolutePath(of: folderInProject)
    }

    private static func members(_ bytes: [UInt8], of file: String) throws(ConfigurationError) -> [JSONMember] {
        let value: JSONValue
        do { value = try JSONReader.value(in: bytes) } catch {
            throw .noJSON(ConfigurationLine(file: file, line: error.line), message: error.message)
        }
        guard case .object(let members) = value.content else {
            throw .noObject(ConfigurationLine(file: file, line: value.line), found: value.kind)
        }
        return members
    }
}

extension Arguments {
    /// The path whose configuration counts; nil where none does.
    fileprivate var configuredPath: String? {
        if help || version || command == .rules || command == .undo { return nil }
        guard command == .explain else { return paths[0] }
        guard let place = operands.first.flatMap(TypedPlace.init) else { return printConfig ? "." : nil }
        return place.file
    }
}
