/// The files around the sources that say, or generate, how they are built, by their folders.
struct BuildManifests: Sendable {
    enum Kind: Sendable, Hashable {
        case xcodeProject
        /// A tool makes the Xcode project.
        case generator(String)
        /// CocoaPods takes sources up by patterns.
        case podspec
        case package
    }

    private var kinds: [String: Set<Kind>] = [:]

    /// - Parameter paths: of build files and Swift files, relative to the project's root.
    init(paths: [String]) {
        for path in paths {
            guard let (kind, folder) = Self.kind(of: path) else { continue }
            kinds[folder, default: []].insert(kind)
        }
    }

    private static func kind(of path: String) -> (Kind, folder: String)? {
        switch lastComponent(of: path) {
        case "project.pbxproj": (.xcodeProject, folder(of: path, levels: 2))
        case "project.yml", "project.yaml": (.generator("XcodeGen"), folder(of: path))
        case "Project.swift": (.generator("Tuist"), folder(of: path))
        case "Package.swift": (.package, folder(of: path))
        case let name where name.hasSuffix(".podspec"): (.podspec, folder(of: path))
        default: nil
        }
    }

    /// Every Swift file of a project is asked, and hardly one says how it is built: its folders are not looked at.
    private static func lastComponent(of path: String) -> Substring {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path[...] }
        return path[path.utf8.index(after: slash)...]
    }

    /// So many levels above a path.
    private static func folder(of path: String, levels: Int = 1) -> String {
        path.split(separator: "/").dropLast(levels).joined(separator: "/")
    }

    func kinds(in folder: String) -> Set<Kind> { kinds[folder] ?? [] }

    /// Those of the innermost folder around a path that has any.
    func innermost(around path: String) -> Set<Kind> {
        var components = path.split(separator: "/").dropLast()
        while true {
            if let found = kinds[components.joined(separator: "/")] { return found }
            guard components.popLast() != nil else { return [] }
        }
    }
}

extension Set<BuildManifests.Kind> {
    /// The tool that makes the Xcode project; nil where nobody does.
    var generator: String? {
        compactMap { kind in if case .generator(let name) = kind { name } else { nil } }.min()
    }
}
