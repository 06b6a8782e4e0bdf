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
        let components = path.split(separator: "/")
        let folder = components.dropLast().joined(separator: "/")
        switch components.last {
        case "project.pbxproj": return (.xcodeProject, components.dropLast(2).joined(separator: "/"))
        case "project.yml", "project.yaml": return (.generator("XcodeGen"), folder)
        case "Project.swift": return (.generator("Tuist"), folder)
        case "Package.swift": return (.package, folder)
        case let name? where name.hasSuffix(".podspec"): return (.podspec, folder)
        default: return nil
        }
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
