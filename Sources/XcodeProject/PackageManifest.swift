/// What a `Package.swift` says, read without running it.
package struct PackageManifest: Sendable {
    /// Relative to the project's root.
    package let path: String
    /// 3.1 where the file does not say, as for SwiftPM.
    package let toolsVersion: Version
    package let targets: [PackageTarget]
    /// Whether targets may exist that only running the manifest would show.
    package let computesTargets: Bool
    /// The highest language mode that the package lists, else the one that comes with the tools version.
    package let swiftVersion: Version
    /// The lowest iOS, if the package says.
    package let deploymentTarget: Version?

    /// The folder of the package, relative to the project's root.
    package var folder: String { RelativePath.parent(of: path) ?? "" }

    /// Whether targets may have resources at all.
    var mayHaveResources: Bool { toolsVersion >= Version(5, 3) }

    /// - Parameter path: the path of the `Package.swift`, relative to the project's root.
    package init(path: String, bytes: [UInt8]) {
        let tokens = ManifestLexer.tokens(in: bytes)
        let toolsVersion = ToolsVersion.read(bytes)
        let folder = RelativePath.parent(of: path) ?? ""
        let reader = PackageTargetReader(folder: folder, toolsVersion: toolsVersion, tokens: tokens)
        self.path = path
        self.toolsVersion = toolsVersion
        targets = reader.targets
        computesTargets = reader.computesTargets
        let settings = ManifestSettings(tokens: tokens[...])
        swiftVersion = settings.listedModes.max() ?? ToolsVersion.languageMode(of: toolsVersion)
        deploymentTarget = settings.version(in: "iOS")
    }
}

/// The comment in front of a manifest: `// swift-tools-version: 5.9`.
enum ToolsVersion {
    static func read(_ bytes: [UInt8]) -> Version {
        bytes.withUnsafeBufferPointer(read)
    }

    private static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> Version {
        var cursor = ByteCursor(bytes)
        cursor.skipByteOrderMark()
        cursor.skip(while: isBlank)
        let start = cursor.offset
        cursor.skip { !isLineEnd($0) && $0 != UInt8(ascii: ";") }
        let parts = cursor.text(since: start).split(separator: ":", maxSplits: 1)
        let words = parts.map { $0.split(whereSeparator: \.isWhitespace).joined() }
        guard words.count == 2, words[0].lowercased() == "//swift-tools-version" else { return Version(3, 1) }
        return Version(words[1]) ?? Version(3, 1)
    }

    /// The mode in which sources are compiled when nothing else is said.
    static func languageMode(of toolsVersion: Version) -> Version {
        toolsVersion.major == 4 && toolsVersion.minor >= 2 ? Version(4, 2) : Version(toolsVersion.major)
    }
}
