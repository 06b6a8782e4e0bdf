import Migration
import Patching
import SourceText

/// One line a site, grouped by file: `path:line:column: what: message`.
struct TextReport {
    let text: String

    init(_ record: RunRecord, positions: Positions) {
        var path: String?
        text = record.outcome.decisions.map { decision in
            let gap = path == nil || path == decision.site.path ? "" : "\n"
            path = decision.site.path
            return "\(gap)\(positions.label(decision.site)): \(Self.verdict(on: decision, in: record)): \(decision.message)\n"
        }.joined()
    }

    private static func verdict(on decision: Decision, in record: RunRecord) -> String {
        switch decision.outcome {
        case .leave(let reason): "leave[\(reason.code)]"
        case .rewrite where !record.isChosen(decision): "rewrite[needs --unsafe]"
        case .rewrite where !record.isDelivered(decision): "rewrite[not written]"
        case .rewrite(let fix): fix.safety == .unsafe ? "rewrite[unsafe]" : "rewrite"
        }
    }
}
