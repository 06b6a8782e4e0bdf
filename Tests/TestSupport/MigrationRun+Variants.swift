import Migration
import Patching
import SourceText

/// What holds for the same project written another way.
extension MigrationRun {
    package var variantViolations: [String] {
        SourceVariant.all.flatMap(violations) + SourceWrapping.all.flatMap(violations)
    }

    /// The variant's migration is the migration's variant.
    private func violations(of variant: SourceVariant) -> [String] {
        let run = MigrationRun(input.mapSwiftFiles { rewrite($0, as: variant) }, options)
        let old = Set(input.swiftFiles.map(\.source.path))
        let expected = result.mapSwiftFiles { old.contains($0.path) ? rewrite($0, as: variant) : $0.bytes }
        var found = run.violations.map { "\(variant.name): \($0)" }
        if run.summaries != summaries { found.append("\(variant.name): decides \(run.summaries), not \(summaries)") }
        guard run.result.swiftFiles.map(\.source.path) == expected.swiftFiles.map(\.source.path) else {
            return found + ["\(variant.name): other files are made"]
        }
        for (made, wanted) in zip(run.result.swiftFiles, expected.swiftFiles) where made.source.bytes != wanted.source.bytes {
            let comparison = lineComparison(of: wanted.source.bytes, and: made.source.bytes)
            found.append("\(variant.name): \(made.source.path) is not the same, expected -, made +\n" + comparison)
        }
        return found
    }

    private func rewrite(_ file: SourceFile, as variant: SourceVariant) -> [UInt8] {
        isDeclarationFile(file.path) && !variant.concernsDeclarations ? file.bytes : variant.rewrite(file.bytes)
    }

    private var summaries: [String] {
        outcome.decisions.map { "\($0.site.path): \($0.outcome.summary)" }
    }

    /// Where source is no code there is no site.
    private func violations(of wrapping: SourceWrapping) -> [String] {
        let files = input.swiftFiles.compactMap { file in
            wrapping.wrap(file.source.bytes).map { InputFile(source: SourceFile(path: file.source.path, bytes: $0), access: file.access) }
        }
        let run = MigrationRun(input.with(swiftFiles: files), options)
        guard run.outcome.decisions.isEmpty, run.outcome.changes.isEmpty else {
            return ["\(wrapping.name) sites are found: \(run.report)"]
        }
        return files.isEmpty ? ["\(wrapping.name) no file of the case can stand"] : []
    }
}
