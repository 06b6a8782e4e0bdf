import Foundation

/// The Swift files of this package, and what its manifest says about its targets.
enum PackageSources {
    static let all: [CheckedFile] = ["Sources", "Tests"].flatMap(files)
    static let sources: [CheckedFile] = all.filter(\.isSource)

    /// The only file below CommandLineTool that sees Foundation: it hands a file to the toolchain's XML parser.
    static let xmlFile = "Sources/InterfaceBuilder/XMLScan.swift"

    /// What each target stands on: the lines `("Name", ["Other"])` of the manifest, and the executable.
    static let rooms: [String: Set<String>] = rooms(in: read("Package.swift"))

    static func rooms(in manifest: String) -> [String: Set<String>] {
        let lines = manifest.matches(of: #/\("(\w+)", \[([^\]]*)\]\)/#).map { match in
            (String(match.1), Set(match.2.matches(of: #/\w+/#).map { String($0.output) }))
        }
        return Dictionary(lines) { $1 }.merging(["sbmigrate": ["CommandLineTool"]]) { $1 }
    }

    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static func files(below name: String) -> [CheckedFile] {
        let paths = FileManager.default.enumerator(atPath: folder.appendingPathComponent(name).path)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
            CheckedFile(path: "\(name)/\(path)", text: read("\(name)/\(path)"))
        }
    }

    private static func read(_ path: String) -> String {
        (try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)) ?? ""
    }
}
