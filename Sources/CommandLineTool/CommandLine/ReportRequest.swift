/// A report that was asked for, and where it goes.
struct ReportRequest: Equatable, Sendable {
    enum Format: String, CaseIterable, Sendable {
        case text, json, xcode, github
    }
    let format: Format
    /// Nil means standard output.
    let file: String?
}
