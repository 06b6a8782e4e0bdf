import Migration

/// The report of `check` for machines, with the conventions of `JSONReport`.
struct JSONCheckReport: Encodable {
    struct Entry: Encodable {
        /// `crash` or `pending-rewrite`.
        let kind: String
        /// The code of the fact, for a pending rewrite its kind again.
        let code: String
        let path: String
        let line: Int
        /// Null in an Interface Builder file.
        let column: Int?
        let message: String
        let evidence: [JSONFact]
    }

    let schemaVersion = 1
    let tool = "sbmigrate"
    let version = CommandLineTool.version
    let findings: [Entry]
    let diagnostics: [JSONNote]

    private enum CodingKeys: CodingKey {
        case schemaVersion, tool, version, findings, diagnostics
    }

    init(_ record: CheckRecord) {
        findings = record.remarks.map(Entry.init)
        diagnostics = record.diagnostics.map(JSONNote.init)
    }
}

extension JSONCheckReport.Entry {
    private enum CodingKeys: CodingKey {
        case kind, code, path, line, column, message, evidence
    }

    fileprivate init(_ remark: Remark) {
        kind = remark.severity == .warning ? "crash" : "pending-rewrite"
        code = remark.code
        path = remark.path
        line = remark.line
        column = remark.column
        message = remark.message
        evidence = remark.evidence.map(JSONFact.init)
    }

    /// Every finding has every field.
    func encode(to encoder: any Encoder) throws {
        var entry = encoder.container(keyedBy: CodingKeys.self)
        try entry.encode(kind, forKey: .kind)
        try entry.encode(code, forKey: .code)
        try entry.encode(path, forKey: .path)
        try entry.encode(line, forKey: .line)
        try entry.encode(column, forKey: .column)
        try entry.encode(message, forKey: .message)
        try entry.encode(evidence, forKey: .evidence)
    }
}
