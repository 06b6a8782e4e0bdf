import Migration
import Patching

extension ConfigurationEntry {
    /// One of some words.
    func word(among words: [String]) throws(ConfigurationError) -> String {
        let text = try text
        return try checked { () throws(UsageError) in try known(text, of: "'\(key)'", in: words) }
    }

    /// Some words, or one that stands for a list.
    func words(among words: [String]) throws(ConfigurationError) -> [String] {
        if case .text = value.content { return [try word(among: words)] }
        return try list { entry throws(ConfigurationError) in try entry.word(among: words) }
    }

    /// The path of a Swift file, absolute.
    var swiftPath: String {
        get throws(ConfigurationError) {
            let text = try text
            return absolutePath(try checked { () throws(UsageError) in try swiftFile(text, of: "'\(key)'") })
        }
    }

    var patterns: [PathPattern] {
        get throws(ConfigurationError) {
            try list { entry throws(ConfigurationError) in
                let text = try entry.text
                guard let pattern = PathPattern(text, in: file.folderInProject) else {
                    throw entry.wrongValue("'\(key)' takes paths below \(file.folder), not '\(text)'")
                }
                return pattern
            }
        }
    }

    /// Names of types.
    var typeNames: [String] {
        get throws(ConfigurationError) {
            try list { entry throws(ConfigurationError) in
                let name = try entry.text
                return try entry.checked { () throws(UsageError) in try typeName(name, of: "'\(key)'") }
            }
        }
    }

    /// Names of rules.
    var rules: [String] {
        get throws(ConfigurationError) {
            try list { entry throws(ConfigurationError) in try entry.word(among: ruleNames) }
        }
    }

    /// By the name of a rule.
    var safety: [String: Safety] {
        get throws(ConfigurationError) {
            guard case .object(let members) = value.content else { throw wrongType("an object") }
            var all: [String: Safety] = [:]
            for member in members {
                let name = with(JSONValue(line: member.line, content: .text(member.name)))
                let rule = try name.word(among: ruleNames)
                all[rule] = Safety(rawValue: try with(member.value, key: "\(key).\(rule)").word(among: ["safe", "unsafe"]))
            }
            return all
        }
    }

    /// The files' paths are absolute.
    var reports: [ReportRequest] {
        get throws(ConfigurationError) {
            let reports = try list { entry throws(ConfigurationError) in try entry.report }
            let printed = reports.filter { $0.file == nil }.map(\.format.rawValue)
            guard printed.count < 2 else {
                throw wrongValue("'\(key)' sends \(printed[0]) and \(printed[1]) to standard output, where only one can go")
            }
            return reports
        }
    }

    private var report: ReportRequest {
        get throws(ConfigurationError) {
            let text = try text
            guard !text.hasSuffix("=") else { throw wrongValue("'\(key)' names no file after '\(text)'") }
            let report = try checked { () throws(UsageError) in try reportRequest(text, of: "'\(key)'") }
            return ReportRequest(format: report.format, file: report.file.map(absolutePath))
        }
    }
}
