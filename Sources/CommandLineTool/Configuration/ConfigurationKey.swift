/// A key of the configuration file: its name, what it takes, and what it does to the arguments. `allKeys` is the only list.
struct ConfigurationKey: Sendable {
    typealias Update = @Sendable (inout Arguments, ConfigurationEntry) throws(ConfigurationError) -> Void
    typealias Show = @Sendable (Arguments) -> ShownValue

    let name: String
    /// What it takes, in the words of the README.
    let takes: String
    /// The options that outdo it, with their dashes; none for what only the file can say.
    let options: [String]
    let update: Update
    /// The value that the arguments hold, whoever said it.
    let show: Show

    init(_ name: String, _ takes: String, options: [String] = [], show: @escaping Show, update: @escaping Update) {
        self.name = name
        self.takes = takes
        self.options = options
        self.show = show
        self.update = update
    }

    /// One that is true or false.
    init(_ name: String, option: String, _ path: WritableKeyPath<Arguments, Bool> & Sendable) {
        self.init(name, "`true` or `false`", options: [option], show: { .flag($0[keyPath: path]) }) {
            arguments, entry throws(ConfigurationError) in
            arguments[keyPath: path] = try entry.flag
        }
    }

    func isOutdone(by arguments: Arguments) -> Bool {
        options.contains(where: arguments.given.contains)
    }
}

/// A value as a configuration file would say it.
enum ShownValue: Sendable {
    case flag(Bool)
    case number(Int?)
    case text(String?)
    case list([String]?)
    case object([String: String])
    /// As a file has it.
    case json(JSONValue)

    /// JSON on one line.
    var json: String {
        switch self {
        case .flag(let flag): "\(flag)"
        case .number(let number): number.map(String.init) ?? "null"
        case .text(let text): text.map(quoted) ?? "null"
        case .list(let texts): texts.map { "[" + $0.map(quoted).joined(separator: ", ") + "]" } ?? "null"
        case .object(let members):
            "{" + members.sorted { $0.key < $1.key }.map { "\(quoted($0.key)): \(quoted($0.value))" }.joined(separator: ", ") + "}"
        case .json(let value): value.text
        }
    }
}

extension JSONValue {
    /// On one line, without comments.
    fileprivate var text: String {
        switch content {
        case .null: "null"
        case .flag(let flag): "\(flag)"
        case .number(let number): number
        case .text(let text): quoted(text)
        case .list(let values): "[" + values.map(\.text).joined(separator: ", ") + "]"
        case .object(let members): "{" + members.map { "\(quoted($0.name)): \($0.value.text)" }.joined(separator: ", ") + "}"
        }
    }
}

private func quoted(_ text: String) -> String {
    "\"" + text.unicodeScalars.map(escaped).joined() + "\""
}

private func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"", "\\": return "\\\(scalar)"
    case "\u{0}"..<" ":
        let digits = String(scalar.value, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: return String(scalar)
    }
}
