import Foundation

/// What is read of the tool's own JSON report.
struct Report: Decodable {
    struct Decision: Codable, Hashable {
        let path: String
        let line: Int
        let rule: String
        let outcome: String
        let safety: String?
        let reason: String?
    }
    struct File: Decodable {
        let path: String
        let created: Bool
    }
    let decisions: [Decision]
    let files: [File]
}

extension Report.Decision {
    /// What is compared with an earlier build: the place without its column, and what becomes of it.
    var verdict: String { outcome == "leave" ? "leave \(reason ?? "")" : "rewrite \(safety ?? "")" }
}
