import Foundation
import Migration

/// A value as JSON with sorted keys and a final newline: the same value gives the same bytes.
func jsonBytes(_ value: some Encodable) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else { preconditionFailure("texts, numbers and lists can be encoded") }
    return [UInt8](data) + [UInt8(ascii: "\n")]
}

/// A fact as the reports for machines give it.
struct JSONFact: Encodable {
    let path: String
    let line: Int
    let fact: String

    init(_ evidence: Evidence) {
        path = evidence.path
        line = evidence.line
        fact = evidence.fact
    }
}

/// A diagnostic as the reports for machines give it.
struct JSONNote: Encodable {
    let path: String
    let line: Int?
    let severity: String
    let code: String
    let message: String

    init(_ diagnostic: Diagnostic) {
        path = diagnostic.path
        line = diagnostic.line
        severity = diagnostic.severity.rawValue
        code = diagnostic.code
        message = diagnostic.message
    }
}
