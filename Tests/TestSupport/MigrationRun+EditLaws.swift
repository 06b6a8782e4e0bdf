import Migration
import Patching
import SourceText

/// What holds for the edits of every run, and for the patch that they make.
extension MigrationRun {
    package var patchViolations: [String] { strayEditViolations + readBackViolations + placeViolations }

    /// 3: nothing is edited but by fixes that are applied, and where the protocol is declared.
    private var strayEditViolations: [String] {
        let fixes = outcome.decisions.compactMap { decision -> Fix? in
            if case .rewrite(let fix) = decision.outcome { fix } else { nil }
        }.filter { $0.safety == .safe || options.appliesUnsafe }
        let owned = Set(fixes.flatMap { $0.edits + $0.consequences.flatMap(\.edits) })
        return outcome.changes.filter { $0.original != nil && $0.path.hasSuffix(".swift") && !isDeclared(in: $0.path) }.flatMap(\.edits)
            .filter { !owned.contains($0) }.map { "\($0.range.path): an edit belongs to no fix that is applied: \($0)" }
    }

    /// Whether the protocol is declared there, or may be.
    private func isDeclared(in path: String) -> Bool {
        switch options.declaration {
        case .existingFile(let file), .newFile(let file): path == file || isDeclarationFile(path)
        default: isDeclarationFile(path)
        }
    }

    /// 6: who reads the patch makes the bytes that the run writes.
    private var readBackViolations: [String] {
        outcome.changes.filter { change in
            let patch = UnifiedDiff(of: [change], names: .git(prefix: "")).bytes
            return PatchReader.bytes(applying: patch, to: change.original?.bytes ?? []) != change.newBytes
        }.map { "\($0.path): the patch does not make the bytes that are written" }
    }

    /// A decision's place and a diagnostic's line are in their file.
    private var placeViolations: [String] {
        let files = Dictionary(input.swiftFiles.map { ($0.source.path, $0.source.bytes.count) }, uniquingKeysWith: { $1 })
        return outcome.decisions.filter { $0.site.bytes.upperBound > files[$0.site.path] ?? 0 }.map { "\($0.site): no place in the file" }
    }
}
