import Migration
import Patching
import SourceText

/// One line a site, grouped by file: `path:line:column: what: message`; the facts it rests on follow, indented.
struct TextReport {
    let text: String

    init(_ record: RunRecord, positions: Positions) {
        var path: String?
        text = record.outcome.decisions.map { decision in
            let gap = path == nil || path == decision.site.path ? "" : "\n"
            path = decision.site.path
            let facts = decision.factLines.map { "    \($0)\n" }.joined()
            return "\(gap)\(positions.label(decision.site)): \(record.verdict(on: decision)): \(decision.message)\n\(facts)"
        }.joined()
    }
}

extension Decision {
    /// The facts it rests on, with their places.
    var factLines: [String] {
        evidence.map { "\($0.path):\($0.line): \($0.fact)" }
    }
}
