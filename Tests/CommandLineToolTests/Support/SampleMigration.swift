import Foundation
import Migration
import Patching
import SourceText

/// Stands in for the rules: the word OLD of an editable file becomes NEW, RISKY (unsafe) becomes SAFER, ODD is left alone.
func sampleMigration(_ input: MigrationInput, _ options: MigrationOptions) -> MigrationOutcome {
    var decisions: [Decision] = []
    var changes: [FileChange] = []
    for file in input.swiftFiles where file.access == .editable {
        let found = sampleDecisions(in: file.source)
        let edits = found.flatMap { decision -> [Edit] in
            guard case .rewrite(let fix) = decision.outcome, fix.safety == .safe || options.appliesUnsafe else { return [] }
            return fix.edits
        }
        decisions += found
        if !edits.isEmpty { changes.append(fileChange(file.source, edits: edits)) }
    }
    return MigrationOutcome(decisions: decisions, changes: changes, diagnostics: [], filesToAdd: [])
}

/// The same, and a file is created.
func sampleMigrationWithNewFile(_ input: MigrationInput, _ options: MigrationOptions) -> MigrationOutcome {
    let outcome = sampleMigration(input, options)
    let edit = Edit(range: SourceRange(path: "New.swift", bytes: 0..<0), replacement: "protocol P {}\n")
    let created = FileChange(path: "New.swift", original: nil, edits: [edit], newBytes: Array("protocol P {}\n".utf8))
    return MigrationOutcome(
        decisions: outcome.decisions,
        changes: (outcome.changes + [created]).sorted { precedes($0.path, $1.path) },
        diagnostics: [],
        filesToAdd: ["New.swift"]
    )
}

private func precedes(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
}

private func sampleDecisions(in file: SourceFile) -> [Decision] {
    let words: [(String, String?, Safety)] = [("OLD", "NEW", .safe), ("RISKY", "SAFER", .unsafe), ("ODD", nil, .safe)]
    let text = String(decoding: file.bytes, as: UTF8.self)
    let decisions = words.flatMap { word, replacement, safety in
        offsets(of: word, in: text).map { offset in
            let site = SourceRange(path: file.path, bytes: offset..<offset + word.utf8.count)
            let fix = replacement.map { Fix(edits: [Edit(range: site, replacement: $0)], safety: safety) }
            let message = replacement.map { "\(word) becomes \($0)" } ?? "\(word) is not understood"
            return Decision(
                rule: "storyboard-call", site: site, outcome: fix.map { .rewrite($0) } ?? .leave(.ignoredHere), message: message)
        }
    }
    return decisions.sorted { $0.site < $1.site }
}

private func offsets(of word: String, in text: String) -> [Int] {
    let pieces = text.components(separatedBy: word)
    var offset = 0
    return pieces.dropLast().map { piece in
        defer { offset += piece.utf8.count + word.utf8.count }
        return offset + piece.utf8.count
    }
}

private func fileChange(_ file: SourceFile, edits: [Edit]) -> FileChange {
    var bytes = file.bytes
    for edit in edits.reversed() {
        bytes.replaceSubrange(edit.range.bytes, with: edit.replacement.utf8)
    }
    return FileChange(path: file.path, original: file, edits: edits, newBytes: bytes)
}
