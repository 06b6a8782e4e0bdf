import Foundation
import Patching
import SourceText

/// Stands in for the type of the same name until Patching has it; then this file goes.
struct UnifiedDiff {
    let bytes: [UInt8]

    init(changes: [FileChange], pathPrefix: String, gitHeaders: Bool) {
        bytes = changes.flatMap { Self.diff($0, path: pathPrefix + $0.path, gitHeaders: gitHeaders) }
    }

    private static func diff(_ change: FileChange, path: String, gitHeaders: Bool) -> [UInt8] {
        let old = lines(change.original?.bytes ?? [])
        let new = lines(change.newBytes)
        var head = gitHeaders ? "diff --git a/\(path) b/\(path)\n" : ""
        if change.original == nil { head += gitHeaders ? "new file mode 100644\n" : "" }
        head += change.original == nil ? "--- /dev/null\n" : "--- a/\(path)\n"
        head += "+++ b/\(path)\n@@ -\(old.isEmpty ? 0 : 1),\(old.count) +\(new.isEmpty ? 0 : 1),\(new.count) @@\n"
        return Array(head.utf8) + old.flatMap { marked("-", $0) } + new.flatMap { marked("+", $0) }
    }

    private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            let end = rest.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? rest.endIndex
            lines.append(rest[..<end])
            rest = rest[end...]
        }
        return lines
    }

    private static func marked(_ mark: String, _ line: ArraySlice<UInt8>) -> [UInt8] {
        let closed = line.last == UInt8(ascii: "\n") ? [] : Array("\n\\ No newline at end of file\n".utf8)
        return Array(mark.utf8) + line + closed
    }
}

/// Stands in for the type of the same name until Patching has it; then this file goes.
enum FileUpdate {
    struct Failure: Error {
        let message: String
    }

    static func write(_ change: FileChange, below root: String) throws(Failure) {
        let path = joined(root, change.path)
        if let original = change.original, (try? FileReader.bytes(ofFile: path)) != original.bytes {
            throw Failure(message: "\(change.path): has changed since it was read")
        }
        do { try writeOutput(change.newBytes, toFile: path) } catch {
            throw Failure(message: "\(change.path): \(error.failure.message)")
        }
    }
}
