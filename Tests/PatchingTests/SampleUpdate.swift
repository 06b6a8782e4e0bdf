import Foundation
import SourceText

@testable import Patching

/// A project with files of all kinds, and an update of them.
final class SampleUpdate {
    private let folder: TemporaryFolder
    private let recordFolder: TemporaryFolder
    let update: FileUpdate
    let changes: [FileChange]

    init() throws {
        folder = try TemporaryFolder()
        recordFolder = try TemporaryFolder()
        update = FileUpdate(root: folder.path, records: recordFolder.path + "/deep/records")
        changes = [
            Self.change("A.swift"), Self.creation("Born.swift"), Self.change("Link.swift"), Self.creation("New/er/N.swift"),
            Self.creation("New/er/O.swift"), Self.change("tool/run"),
        ]
        for path in ["A.swift", "real/Target.swift", "tool/run", "Other.swift"] { try folder.write(Self.old.utf8, to: path) }
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path + "/tool/run")
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/Link.swift", withDestinationPath: "real/Target.swift")
    }

    static let old = "one\ntwo\nthree\n"
    static let new = "one\nzwei\nthree\n"

    private static func change(_ path: String) -> FileChange {
        let edit = Edit(range: SourceRange(path: path, bytes: 4..<7), replacement: "zwei")
        return FileChange(path: path, original: file(old, at: path), edits: [edit], newBytes: Array(new.utf8))
    }

    private static func creation(_ path: String) -> FileChange {
        FileChange(path: path, original: nil, edits: [], newBytes: Array(new.utf8))
    }

    func write(_ text: String, to path: String) throws {
        try folder.write(text.utf8, to: path)
    }

    /// All that is in the project: of each name what it is, and what it holds.
    func snapshot() throws -> [String: String] {
        var found: [String: String] = [:]
        for name in FileManager.default.enumerator(atPath: folder.path)?.compactMap({ $0 as? String }) ?? [] {
            let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + "/" + name)
            let mode = String(attributes[.posixPermissions] as? Int ?? 0, radix: 8)
            switch attributes[.type] as? FileAttributeType {
            case .typeDirectory?: found[name] = "folder"
            case .typeSymbolicLink?:
                found[name] = "link to " + (try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/" + name))
            default: found[name] = mode + " " + String(decoding: folder.read(name) ?? [], as: UTF8.self)
            }
        }
        return found
    }

    /// When each file was changed last.
    func times() throws -> [String: Date] {
        var times: [String: Date] = [:]
        for name in ["A.swift", "real/Target.swift", "tool/run", "Other.swift"] {
            times[name] = try FileManager.default.attributesOfItem(atPath: folder.path + "/" + name)[.modificationDate] as? Date
        }
        return times
    }
}
