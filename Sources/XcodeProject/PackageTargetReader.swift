/// Finds the targets in the tokens of a manifest, wherever they are made: in the package, or added to it later.
struct PackageTargetReader {
    private(set) var targets: [PackageTarget] = []
    private(set) var computesTargets = false

    init(folder: String, toolsVersion: Version, tokens: [ManifestToken]) {
        let calls = Self.targetCalls(in: tokens[...])
        // The same name twice: a dependency on a target is spelled like a target, but says less.
        var best: [String: ManifestCall] = [:]
        for call in calls {
            guard let name = call["name"]?.string else {
                computesTargets = true
                continue
            }
            if best[name].map({ $0.arguments.count < call.arguments.count }) ?? true { best[name] = call }
        }
        let counts = Dictionary(best.values.map { ($0.name, 1) }, uniquingKeysWith: +)
        for (name, call) in best.sorted(by: { $0.key < $1.key }) {
            guard let kind = Self.kind(of: call) else { continue }
            let mayOwnAll = toolsVersion >= Version(5, 9) && counts[call.name] == 1
            let place = PackageTargetPlace(package: folder, name: name, kind: kind, mayOwnAll: mayOwnAll)
            targets.append(Self.target(name, kind: kind, call: call, place: place))
        }
        computesTargets = computesTargets || calls.isEmpty
    }

    private static func targetCalls(in tokens: ArraySlice<ManifestToken>) -> [ManifestCall] {
        var calls: [ManifestCall] = []
        var index = tokens.startIndex
        while index < tokens.endIndex {
            guard mayNameTarget(at: index, in: tokens), let call = ManifestCall(at: index, in: tokens), isTarget(call) else {
                index += 1
                continue
            }
            calls.append(call)
            index = call.end
        }
        return calls
    }

    private static func mayNameTarget(at index: Int, in tokens: ArraySlice<ManifestToken>) -> Bool {
        guard case .word(let name) = tokens[index] else { return false }
        let isMember = index > tokens.startIndex && tokens[index - 1] == .mark(".")
        // The manifests of Swift 3 wrote `Target(name:)`.
        return isMember ? name != "Target" && targetNames.contains(name) : name == "Target"
    }

    private static let targetNames: Set = [
        "Target", "target", "executableTarget", "testTarget", "macro", "plugin", "binaryTarget", "systemLibrary",
    ]

    /// A product that is a plugin says which targets it is made of.
    private static func isTarget(_ call: ManifestCall) -> Bool {
        call.name != "plugin" || call["targets"] == nil
    }

    /// Nil for a target without sources to compile as Swift.
    private static func kind(of call: ManifestCall) -> PackageTarget.Kind? {
        call.name == "Target" ? .target : PackageTarget.Kind(rawValue: call.name)
    }

    private static func target(
        _ name: String, kind: PackageTarget.Kind, call: ManifestCall, place: PackageTargetPlace
    ) -> PackageTarget {
        let settings = ManifestSettings(tokens: call["swiftSettings"]?.tokens ?? [])
        let exclude = call["exclude"].map(\.strings) ?? []
        let resources = call["resources"].map(PackageResource.list) ?? []
        return PackageTarget(
            name: name, kind: kind,
            folders: place.folders(path: call["path"]),
            exclude: exclude ?? [],
            sources: call["sources"]?.strings,
            resources: resources ?? [],
            knowsResources: exclude != nil && resources != nil,
            dependencies: dependencies(call["dependencies"]),
            swiftVersion: settings.version(in: "swiftLanguageMode"),
            isolatesToMainActor: settings.isolatesToMainActor)
    }

    /// `"A"`, `.target(name: "A")`, `.byName(name: "A")`, `.product(name: "A", package: "a")`
    private static func dependencies(_ argument: ManifestCall.Argument?) -> [String] {
        guard let tokens = argument?.tokens, tokens.first == .mark("["), let last = tokens.indices.last else { return [] }
        return ManifestCall.split(tokens[(tokens.startIndex + 1)..<last]).compactMap { element in
            if case .string(let name)? = element.first { return name }
            return ManifestCall(at: element.startIndex + 1, in: element)?["name"]?.string
        }
    }
}

/// Where the sources of a package's target lie.
struct PackageTargetPlace {
    /// The package's folder, relative to the project's root.
    let package: String
    let name: String
    let kind: PackageTarget.Kind
    /// Whether the only target of its kind may have the whole default folder to itself (since 5.9).
    let mayOwnAll: Bool

    func folders(path: ManifestCall.Argument?) -> [String] {
        if let path { return path.string.flatMap { RelativePath.join(package, $0) }.map { [$0] } ?? [] }
        let defaults = Self.defaultFolders(for: kind)
        let own = defaults.compactMap { RelativePath.join(package, "\($0)/\(name)") }
        let whole = mayOwnAll ? defaults.prefix(1).compactMap { RelativePath.join(package, $0) } : []
        return own + whole
    }

    /// In the order in which SwiftPM looks for them.
    static func defaultFolders(for kind: PackageTarget.Kind) -> [String] {
        let sources = ["Sources", "Source", "src", "srcs"]
        switch kind {
        case .target, .executableTarget, .macro: return sources
        case .testTarget: return ["Tests"] + sources
        case .plugin: return ["Plugins"]
        }
    }
}
