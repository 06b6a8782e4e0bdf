import Migration
import Patching
import SourceText
import SwiftLexing

/// The damaged versions of one file of a case.
struct Mutants: Sendable {
    let migration: MigrationCase
    let tokens: TokenList
    private let input: MigrationInput
    private let options: MigrationOptions

    init(of file: SourceFile, in migration: MigrationCase) {
        self.migration = migration
        tokens = TokenList(file)
        input = migration.input
        options = migration.migrationOptions
    }

    /// - Parameter share: which tokens are damaged.
    func tally(_ share: Share) -> Tally {
        var tally = Tally()
        for place in tokens.all.indices where !tokens.all[place].kind.isBlank && share.has(place) {
            for damage in Damage.allCases {
                guard let bytes = damage.bytes(of: tokens, at: place), bytes != tokens.file.bytes else { continue }
                tally += self.tally(of: bytes) { name(of: damage, at: place) }
            }
        }
        return tally
    }

    private func tally(of bytes: [UInt8], name: () -> String) -> Tally {
        let path = tokens.file.path
        let run = MigrationRun(input.mapSwiftFiles { $0.path == path ? bytes : $0.bytes }, options)
        let edited = run.outcome.changes.filter { $0.path.hasSuffix(".swift") && $0.original != nil }
        let faults = run.violations + edited.compactMap(newErrors)
        return Tally(
            mutants: 1, edited: edited.isEmpty ? 0 : 1, comparisons: edited.count, failures: faults.map { name() + ": " + $0 })
    }

    /// Nil where the edits leave the parser no more errors than there were.
    private func newErrors(in change: FileChange) -> String? {
        let after = parserErrors(in: change.newBytes)
        guard !after.isEmpty else { return nil }
        let before = parserErrors(in: change.original?.bytes ?? [])
        guard after.count > before.count else { return nil }
        return "\(change.path): \(before.count) errors before, \(after.count) after: \(after)"
    }

    private func name(of damage: Damage, at place: Int) -> String {
        let range = tokens.all[place].range
        let line = LineIndex(tokens.file.bytes).position(of: range.lowerBound)
        return "\(migration.name)/before/\(tokens.file.path):\(line.line):\(line.column): '\(tokens.file.text(range))' \(damage)"
    }
}
