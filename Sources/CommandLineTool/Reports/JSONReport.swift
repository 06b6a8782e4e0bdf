import Migration
import Patching
import SourceText

/// The report for machines. `schemaVersion` grows when a field changes its meaning or goes; new fields may come without it.
/// Lines and columns are 1-based; columns, offsets and lengths count bytes of the file as it was read.
struct JSONReport: Encodable {
    struct Site: Encodable {
        let path: String
        let line: Int
        let column: Int
        let rule: String
        /// `rewrite` or `leave`.
        let outcome: String
        /// `safe` or `unsafe`, of a rewrite only.
        let safety: String?
        /// The code, where the site is left alone.
        let reason: String?
        /// Whether the rewrite is part of what was written, or of the patch.
        let applied: Bool
        let message: String
        /// The facts that the decision rests on.
        let evidence: [JSONFact]
    }

    struct File: Encodable {
        let path: String
        let created: Bool
        /// False where there is only a patch, or where the run was taken back.
        let written: Bool
        let edits: [FileEdit]
    }

    struct FileEdit: Encodable {
        let offset: Int
        let length: Int
        let startLine: Int
        /// The line of the first byte after the edit.
        let endLine: Int
        let replacement: String
    }

    let schemaVersion = 1
    let tool = "sbmigrate"
    let version = CommandLineTool.version
    let decisions: [Site]
    let files: [File]
    let filesToAdd: [String]
    let diagnostics: [JSONNote]
    /// Nil unless one was asked for and there was something to verify.
    let verification: JSONVerification?

    private enum CodingKeys: CodingKey {
        case schemaVersion, tool, version, decisions, files, filesToAdd, diagnostics, verification
    }

    init(_ record: RunRecord, positions: Positions) {
        decisions = record.outcome.decisions.map { Site($0, in: record, positions: positions) }
        files = record.outcome.changes.map { change in
            File(
                path: change.path,
                created: change.original == nil,
                written: record.delivery.written.contains(change.path),
                edits: change.edits.map { FileEdit($0, positions: positions) }
            )
        }
        filesToAdd = record.outcome.filesToAdd
        diagnostics = record.diagnostics.map(JSONNote.init)
        verification = record.delivery.verification.map { JSONVerification($0, filesToAdd: record.outcome.filesToAdd) }
    }
}

extension JSONReport.Site {
    private enum CodingKeys: CodingKey {
        case path, line, column, rule, outcome, safety, reason, applied, message, evidence
    }

    /// What does not apply is written as `null`, so that every site has every field.
    func encode(to encoder: any Encoder) throws {
        var site = encoder.container(keyedBy: CodingKeys.self)
        try site.encode(path, forKey: .path)
        try site.encode(line, forKey: .line)
        try site.encode(column, forKey: .column)
        try site.encode(rule, forKey: .rule)
        try site.encode(outcome, forKey: .outcome)
        try site.encode(safety, forKey: .safety)
        try site.encode(reason, forKey: .reason)
        try site.encode(applied, forKey: .applied)
        try site.encode(message, forKey: .message)
        try site.encode(evidence, forKey: .evidence)
    }

    fileprivate init(_ decision: Decision, in record: RunRecord, positions: Positions) {
        let place = positions.position(of: decision.site.bytes.lowerBound, in: decision.site.path)
        path = decision.site.path
        line = place.line
        column = place.column
        rule = decision.rule
        outcome = decision.reason == nil ? "rewrite" : "leave"
        safety = if case .rewrite(let fix) = decision.outcome { fix.safety.rawValue } else { nil }
        reason = decision.reason?.code
        applied = record.isDelivered(decision)
        message = decision.message
        evidence = decision.evidence.map(JSONFact.init)
    }
}

extension JSONReport.FileEdit {
    fileprivate init(_ edit: Edit, positions: Positions) {
        offset = edit.range.bytes.lowerBound
        length = edit.range.bytes.count
        startLine = positions.position(of: edit.range.bytes.lowerBound, in: edit.range.path).line
        endLine = positions.position(of: edit.range.bytes.upperBound, in: edit.range.path).line
        replacement = edit.replacement
    }
}
