import Migration

/// A check as it was asked for.
struct CheckRequest: Sendable {
    /// As they were typed.
    let paths: [String]
    let exclude: [PathPattern]
    let options: MigrationOptions
    let reports: [ReportRequest]

    init(_ arguments: Arguments, options: MigrationOptions) throws(UsageError) {
        paths = arguments.paths
        exclude = arguments.exclude
        self.options = options.checking
        let asked = try arguments.askedReports
        reports = asked.isEmpty ? [ReportRequest(format: .text, file: nil)] : asked
    }
}

/// The places of which an explanation was asked for; at least one.
struct PlaceRequest: Sendable {
    let places: [TypedPlace]
    let exclude: [PathPattern]
    let options: MigrationOptions

    /// Places are compared with the Interface Builder files too: whoever asks may have read of them in a check.
    init(_ places: [TypedPlace], exclude: [PathPattern], options: MigrationOptions) {
        self.places = places
        self.exclude = exclude
        self.options = options.checking
    }
}

extension MigrationOptions {
    fileprivate var checking: MigrationOptions {
        var options = self
        options.checks = true
        return options
    }
}

extension Arguments {
    /// The operands as paths; without any the current folder is meant.
    var paths: [String] { operands.isEmpty ? ["."] : operands }

    /// Standard output belongs to one report.
    var askedReports: [ReportRequest] {
        get throws(UsageError) {
            let printed = reports.filter { $0.file == nil }.map { "--format \($0.format.rawValue)" }
            if printed.count > 1 { throw .twoOutputs(printed[0], printed[1]) }
            return reports
        }
    }
}
