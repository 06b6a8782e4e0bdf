import Migration
import Patching
import SourceText

/// Lines and columns (1-based, columns in bytes) of places in the files that an outcome names.
struct Positions: Sendable {
    private let indexes: [String: LineIndex]

    init(_ outcome: MigrationOutcome, of input: MigrationInput, and more: [String] = []) {
        let found = outcome.findings.compactMap { if case .source(let range) = $0.place { range.path } else { nil } }
        let named = Set(outcome.decisions.map(\.site.path) + outcome.changes.map(\.path) + found + more)
        let files = (input.swiftFiles + input.buildFiles).map(\.source)
        let pairs = files.filter { named.contains($0.path) }.map { ($0.path, LineIndex($0.bytes)) }
        indexes = Dictionary(pairs) { first, _ in first }
    }

    /// The start of a file that is being created is its first line.
    func position(of offset: Int, in path: String) -> (line: Int, column: Int) {
        indexes[path]?.position(of: offset) ?? (1, 1)
    }

    /// As compilers write it: `path:line:column`.
    func label(_ site: SourceRange) -> String {
        let place = position(of: site.bytes.lowerBound, in: site.path)
        return "\(site.path):\(place.line):\(place.column)"
    }
}
