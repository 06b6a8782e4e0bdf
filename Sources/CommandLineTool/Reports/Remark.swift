import Migration
import Patching
import SourceText

/// Something to say about a place, for tools that show it there: Xcode, a terminal, a review.
struct Remark: Sendable {
    enum Severity: String, Sendable { case warning, note }

    let severity: Severity
    /// Relative to the project's root.
    let path: String
    /// 1-based.
    let line: Int
    /// 1-based, in bytes; nil for a place in an Interface Builder file.
    let column: Int?
    let code: String
    /// What is done at the place; nil where the message says all.
    let lead: String?
    /// One line.
    let message: String
    let evidence: [Evidence]

    /// The message as people read it.
    var text: String {
        (lead.map { "\($0): " } ?? "") + message
    }
}

extension Remark {
    /// A crash is a warning, a pending rewrite a note.
    init(_ finding: Finding, positions: Positions) {
        severity = if case .crash = finding.kind { .warning } else { .note }
        lead = severity == .warning ? nil : "rewrite"
        switch finding.place {
        case .source(let range):
            let place = positions.position(of: range.bytes.lowerBound, in: range.path)
            (path, line, column) = (range.path, place.line, place.column)
        case .interface(let path, let line):
            (self.path, self.line, column) = (path, line, nil)
        }
        code = finding.code
        message = finding.message
        evidence = finding.evidence
    }

    /// A decision is a note, but for one that leaves a crash where it is.
    init(_ decision: Decision, in record: RunRecord, positions: Positions) {
        let place = positions.position(of: decision.site.bytes.lowerBound, in: decision.site.path)
        (path, line, column) = (decision.site.path, place.line, place.column)
        let reason = decision.reason
        severity = Self.severity(of: reason)
        code = reason?.code ?? decision.rule
        lead = reason == nil ? record.verdict(on: decision) : "leave"
        message = decision.message
        evidence = decision.evidence
    }

    // Not in the initialiser: there the optimiser of Swift 6.3 crashes on it.
    private static func severity(of reason: Reason?) -> Severity {
        guard let reason else { return .note }
        return Reason.crashes.contains(reason) ? .warning : .note
    }

    /// By path, line and column.
    static func precedes(_ left: Remark, _ right: Remark) -> Bool {
        guard left.path.utf8.elementsEqual(right.path.utf8) else { return precedesByBytes(left.path, right.path) }
        return (left.line, left.column ?? 0) < (right.line, right.column ?? 0)
    }
}
