import Migration
import Patching

/// Only one of them can be said.
private let declarationOptions = ["--declaration-file", "--declare-in", "--no-declaration"]

/// Every key of the configuration file, sorted by name.
let allKeys: [ConfigurationKey] = [
    ConfigurationKey("adopt", "a list of names", options: ["--adopt"], show: { .list($0.adopt) }) {
        arguments, entry throws(ConfigurationError) in
        arguments.adopt = try entry.typeNames
    },
    ConfigurationKey("allowDirty", option: "--allow-dirty", \.allowDirty),
    ConfigurationKey(
        "conformance", "`\"inline\"` or `\"extension\"`", options: ["--conformance"], show: { .text($0.conformance ?? "inline") }
    ) {
        arguments, entry throws(ConfigurationError) in
        arguments.conformance = try entry.word(among: MigrationOptions.ConformanceStyle.allCases.map(\.rawValue))
    },
    ConfigurationKey(
        "declarationFile", "a path", options: declarationOptions, show: { .text($0.declaration.path(of: "declarationFile")) }
    ) { arguments, entry throws(ConfigurationError) in
        try arguments.declare(.newFile(try entry.swiftPath), by: entry)
    },
    ConfigurationKey("declareIn", "a path", options: declarationOptions, show: { .text($0.declaration.path(of: "declareIn")) }) {
        arguments, entry throws(ConfigurationError) in
        try arguments.declare(.existingFile(try entry.swiftPath), by: entry)
    },
    ConfigurationKey("deprecateFactories", option: "--deprecate-factories", \.deprecatesFactories),
    ConfigurationKey(
        "dialect", "`\"instantiatable\"`, `\"loadable\"`, `\"reusable\"`, a name of your own, or a list of them", options: ["--dialect"],
        show: { .list($0.dialects.isEmpty ? [Dialect.instantiatable.name] : $0.dialects) }
    ) {
        arguments, entry throws(ConfigurationError) in
        let names = Dialect.builtInNames + arguments.ownDialects.map(\.name)
        arguments.dialects = try entry.words(among: names)
    },
    ConfigurationKey("dialects", "an object: a name to a description", show: { $0.ownDialectsShown.map(ShownValue.json) ?? .object([:]) }) {
        arguments, entry throws(ConfigurationError) in
        arguments.ownDialects = try entry.dialects
        arguments.ownDialectsShown = entry.value
    },
    ConfigurationKey("exclude", "a list of path patterns", show: { .list($0.exclude.map(\.text)) }) {
        arguments, entry throws(ConfigurationError) in
        arguments.exclude = try entry.patterns
    },
    ConfigurationKey("explicitNames", option: "--explicit-names", \.explicitNames),
    ConfigurationKey(
        "formats", "a list of `\"FORMAT\"` or `\"FORMAT=FILE\"`", options: ["--format"], show: { .list($0.reports.map(\.text)) }
    ) {
        arguments, entry throws(ConfigurationError) in
        arguments.reports = try entry.reports
    },
    ConfigurationKey("isolation", "`\"main\"` or `\"none\"`", options: ["--isolation"], show: { .text($0.isolation) }) {
        arguments, entry throws(ConfigurationError) in
        arguments.isolation = try entry.word(among: ["main", "none"])
    },
    ConfigurationKey("jobs", "a number", options: ["--jobs"], show: { .number($0.jobs) }) { arguments, entry throws(ConfigurationError) in
        let number = try entry.number
        arguments.jobs = try entry.checked { () throws(UsageError) in try jobCount(number, of: "'jobs'") }
    },
    ConfigurationKey("nibProtocolName", "a name", options: ["--nib-protocol-name"], show: { .text($0.nibProtocolName) }) {
        arguments, entry throws(ConfigurationError) in
        let name = try entry.text
        arguments.nibProtocolName = try entry.checked { () throws(UsageError) in try typeName(name, of: "'nibProtocolName'") }
    },
    ConfigurationKey("noDeclaration", "`true` or `false`", options: declarationOptions, show: { .flag($0.declaration == .none) }) {
        arguments, entry throws(ConfigurationError) in
        if try entry.flag { try arguments.declare(.none, by: entry) }
    },
    ConfigurationKey("only", "a list of rules", options: ["--only"], show: { .list($0.only.isEmpty ? nil : $0.only) }) {
        arguments, entry throws(ConfigurationError) in
        arguments.only = try entry.rules
        if arguments.only.isEmpty { throw entry.wrongValue("'only' names no rule: name one, or leave the key out for all of them") }
    },
    ConfigurationKey("protocolName", "a name", options: ["--protocol-name"], show: { .text($0.protocolName) }) {
        arguments, entry throws(ConfigurationError) in
        let name = try entry.text
        arguments.protocolName = try entry.checked { () throws(UsageError) in try typeName(name, of: "'protocolName'") }
    },
    ConfigurationKey(
        "safety", "an object: a rule to `\"safe\"` or `\"unsafe\"`", show: { .object($0.safety.mapValues(\.rawValue)) }
    ) { arguments, entry throws(ConfigurationError) in
        arguments.safety = try entry.safety
    },
    ConfigurationKey("skip", "a list of rules", options: ["--skip"], show: { .list($0.skip) }) {
        arguments, entry throws(ConfigurationError) in
        arguments.skip = try entry.rules
    },
    ConfigurationKey("unsafe", option: "--unsafe", \.unsafe),
]

extension Arguments {
    /// Notes where the protocol is declared; throws if another key has said it.
    fileprivate mutating func declare(_ place: MigrationOptions.Declaration, by entry: ConfigurationEntry) throws(ConfigurationError) {
        if let first = declaration.key { throw .contradiction(entry.line(of: entry.value), first, entry.key) }
        declaration = place
    }
}

extension MigrationOptions.Declaration {
    /// The key that says it; nil for what nobody has to say.
    fileprivate var key: String? {
        switch self {
        case .automatic: nil
        case .newFile: "declarationFile"
        case .existingFile: "declareIn"
        case .none: "noDeclaration"
        }
    }

    fileprivate func path(of key: String) -> String? {
        switch self {
        case .newFile(let path), .existingFile(let path): self.key == key ? path : nil
        case .automatic, .none: nil
        }
    }
}

extension ReportRequest {
    /// As the command line takes it.
    fileprivate var text: String { format.rawValue + (file.map { "=\($0)" } ?? "") }
}
