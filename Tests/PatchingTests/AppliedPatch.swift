import Foundation
import Patching
import SourceText
import Testing

/// Writes the originals below `project`, lets a program apply the patch, and expects the bytes that a run writes.
func expectApplied(_ changes: [FileChange], by program: [String], in situation: Situation) throws {
    let folder = try TemporaryFolder()
    try situation.prepare(folder.path)
    for change in changes {
        guard let original = change.original else { continue }
        try folder.write(original.bytes, to: situation.project + "/" + change.path)
    }
    try FileManager.default.createDirectory(atPath: folder.path + "/" + situation.project, withIntermediateDirectories: true)
    try folder.write(UnifiedDiff(of: changes, names: situation.names).bytes, to: "the.patch")
    let result = try Command.run(program + [folder.path + "/the.patch"], in: folder.path + "/" + situation.repository)
    #expect(result.status == 0, "\(result.output)")
    for word in ["offset", "fuzz", "kipped"] { #expect(!result.output.contains(word), "\(result.output)") }
    for change in changes {
        let found = folder.read(situation.project + "/" + change.path)
        #expect(found == change.newBytes, "\(change.path): \(String(decoding: found ?? [], as: UTF8.self))")
    }
}

/// The same changes, written by a run.
func expectWritten(_ changes: [FileChange]) throws {
    let folder = try TemporaryFolder()
    for change in changes {
        guard let original = change.original else { continue }
        try folder.write(original.bytes, to: change.path)
    }
    try FileUpdate(root: folder.path, records: try TemporaryFolder().path).write(changes)
    for change in changes {
        #expect(folder.read(change.path) == change.newBytes)
    }
}

/// As the tool tells its users to apply a patch: git must not turn the line ends of the files it writes.
let gitApply = ["git", "-c", "core.autocrlf=false", "apply"]
let gnuPatch = ["patch", "-p1", "--fuzz=0", "-i"]
