import Migration

// What several options and the configuration file take: `option` is the name of what takes it, as a message says it.

/// One of some values.
func known(_ value: String, of option: String, in allowed: [String]) throws(UsageError) -> String {
    guard allowed.contains(value) else {
        throw .unknownValue(value, option: option, allowed: allowed, nearest: nearestName(to: value, in: allowed))
    }
    return value
}

/// `FORMAT` or `FORMAT=FILE`.
func reportRequest(_ value: String, of option: String) throws(UsageError) -> ReportRequest {
    let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let name = try known(parts[0], of: option, in: ReportRequest.Format.allCases.map(\.rawValue))
    guard let format = ReportRequest.Format(rawValue: name), parts.count == 2 else {
        return ReportRequest(format: .init(rawValue: name) ?? .text, file: nil)
    }
    return ReportRequest(format: format, file: try outputFile(parts[1], of: option))
}

/// A forgotten file name makes the path that follows the output: no source file is overwritten by that slip.
func outputFile(_ file: String, of option: String) throws(UsageError) -> String {
    guard !file.isEmpty else { throw .missingValue(option: option, valueName: "FILE") }
    guard !file.hasSuffix(".swift") else { throw .outputOverSource(option: option, file: file) }
    return file
}

/// A path that ends in .swift.
func swiftFile(_ file: String, of option: String) throws(UsageError) -> String {
    guard file.hasSuffix(".swift") else { throw .notASwiftFile(file, option: option) }
    return file
}

/// A number of threads.
func jobCount(_ value: String, of option: String) throws(UsageError) -> Int {
    guard let jobs = Int(value), (1...Arguments.mostJobs).contains(jobs) else { throw .notAJobCount(value, option: option) }
    return jobs
}

/// What may be the name of a Swift type.
func typeName(_ name: String, of option: String) throws(UsageError) -> String {
    guard isSwiftIdentifier(name) else { throw .notAProtocolName(name, option: option) }
    return name
}
