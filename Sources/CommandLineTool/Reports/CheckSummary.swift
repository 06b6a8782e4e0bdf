import Migration

/// The end of a check in words, for standard error.
struct CheckSummary {
    let lines: [String]

    init(_ record: CheckRecord) {
        let errors = record.diagnostics.filter { $0.severity == .error }.count
        lines =
            [Self.head(record)] + (record.remarks.isEmpty ? [] : ["'sbmigrate explain FILE:LINE' tells more about one."])
            + (errors > 0 ? ["\(counted(errors, "error")): see above."] : [])
    }

    private static func head(_ record: CheckRecord) -> String {
        let read = [
            counted(record.sites, "site"), counted(record.input.swiftFiles.count, "Swift file"),
            counted(record.input.interfaceFiles.count, "Interface Builder file"),
        ].joined(separator: ", ")
        let crashes = record.remarks.filter { $0.severity == .warning }
        let pending = record.remarks.count - crashes.count
        let found =
            (crashes.isEmpty
                ? []
                : [crashes.count == 1 ? "1 crash" : "\(crashes.count) crashes"].map { "\($0) waiting to happen (\(codes(of: crashes)))" })
            + (pending == 0 ? [] : [counted(pending, "pending rewrite")])
        return found.isEmpty ? "Found nothing: \(read)." : "Found \(found.joined(separator: " and ")): \(read)."
    }

    /// The commonest first, then by name.
    private static func codes(of crashes: [Remark]) -> String {
        let counts = Dictionary(grouping: crashes, by: \.code).mapValues(\.count)
        let sorted = counts.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }
        return sorted.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
    }
}
