import Migration
import SourceText

/// A project in one run of bytes: a line `==== path` before each file's bytes. A file `options.txt` says how it is migrated.
struct PackedProject {
    private let files: [SourceFile]
    /// Bytes.
    private let size: Int

    init(_ bytes: [UInt8]) {
        size = bytes.count
        var files: [String: [UInt8]] = [:]
        var path = "A.swift"
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            if line.starts(with: "==== ".utf8) {
                path = String(decoding: line.dropFirst(5), as: UTF8.self)
            } else {
                files[path, default: []] += line + [UInt8(ascii: "\n")]
            }
        }
        self.files = files.map { SourceFile(path: $0.key, bytes: $0.value) }.sorted {
            $0.path.utf8.lexicographicallyPrecedes($1.path.utf8)
        }
    }

    /// Of a migration as the options say, run twice and with more threads, and of one with all rewrites and checks of another dialect.
    /// Where that one puts an import, or leaves a class fewer names, a second run may find more to do.
    var violations: [String] {
        let input = MigrationInput(files: files)
        let typed = files.first { $0.path == "options.txt" }.map { $0.text(0..<$0.bytes.count).split(separator: "\n").map(String.init) }
        let options = MigrationOptions(arguments: typed ?? [], for: input)
        var other = MigrationOptions(arguments: ["--unsafe", "--dialect", options.appliesUnsafe ? "reusable" : "loadable"], for: input)
        other.conformance = .extension
        other.checks = true
        let run = MigrationRun(input, options)
        let isChanged = !run.outcome.changes.isEmpty
        // Threads take more time than all the rest: one project in eight is enough.
        let jobs = size % 8 == 0 ? run.jobViolations : []
        return run.losses + (isChanged ? run.secondRunEdits : []) + jobs + MigrationRun(input, other).losses
    }
}
