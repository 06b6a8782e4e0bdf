import Migration
import Patching
import SourceText

/// A project, what a migration makes of it, and the project that comes out.
package struct MigrationRun: Sendable {
    package let input: MigrationInput
    package let options: MigrationOptions
    package let outcome: MigrationOutcome
    /// The input with the changes applied and the created files added, sorted by path.
    package let result: MigrationInput

    package init(_ input: MigrationInput, _ options: MigrationOptions) {
        self.input = input
        self.options = options
        outcome = MigrationEngine.outcome(for: input, options: options)
        result = input.applying(outcome.changes)
    }

    /// Decisions in the form of `report.txt`.
    package var report: [String] {
        outcome.decisions.map { input.line(of: $0.site) + ": " + $0.outcome.summary }
    }
}

extension MigrationInput {
    /// The project after some changes. New Swift files may be edited.
    package func applying(_ changes: [FileChange]) -> MigrationInput {
        let newBytes = Dictionary(changes.map { ($0.path, $0.newBytes) }, uniquingKeysWith: { $1 })
        let old = Set((swiftFiles + buildFiles).map(\.source.path))
        let edited = mapSwiftFiles { newBytes[$0.path] ?? $0.bytes }
        let created = changes.filter { !old.contains($0.path) }.map {
            InputFile(source: SourceFile(path: $0.path, bytes: $0.newBytes), access: .editable)
        }
        let builds = buildFiles.map { file in
            InputFile(
                source: SourceFile(path: file.source.path, bytes: newBytes[file.source.path] ?? file.source.bytes), access: file.access)
        }
        return edited.adding(created).with(buildFiles: builds)
    }

    private func with(buildFiles builds: [InputFile]) -> MigrationInput {
        MigrationInput(
            swiftFiles: swiftFiles, buildFiles: builds, headers: headers, interfaceFiles: interfaceFiles,
            implementationFiles: implementationFiles)
    }

    /// With other Swift files; all else stays.
    package func with(swiftFiles files: [InputFile]) -> MigrationInput {
        MigrationInput(
            swiftFiles: files, buildFiles: buildFiles, headers: headers, interfaceFiles: interfaceFiles,
            implementationFiles: implementationFiles)
    }

    /// The same files with other bytes; build files and headers stay.
    package func mapSwiftFiles(_ bytes: (SourceFile) -> [UInt8]) -> MigrationInput {
        let files = swiftFiles.map {
            InputFile(source: SourceFile(path: $0.source.path, bytes: bytes($0.source)), access: $0.access)
        }
        return with(swiftFiles: files)
    }

    /// With more Swift files, sorted by the bytes of their paths as the input must be.
    package func adding(_ files: [InputFile]) -> MigrationInput {
        let sorted = (swiftFiles + files).sorted { $0.source.path.utf8.lexicographicallyPrecedes($1.source.path.utf8) }
        return with(swiftFiles: sorted)
    }

    /// `path:line`
    package func line(of site: SourceRange) -> String {
        let bytes = swiftFiles.first { $0.source.path == site.path }?.source.bytes ?? []
        return "\(site.path):\(LineIndex(bytes).position(of: site.bytes.lowerBound).line)"
    }
}

extension Outcome {
    /// `rewrite`, `rewrite unsafe` or `leave <reason>`
    package var summary: String {
        switch self {
        case .rewrite(let fix): fix.safety == .safe ? "rewrite" : "rewrite unsafe"
        case .leave(let reason): "leave \(reason.code)"
        }
    }
}
