/// The value of a key, and what it may name.
struct ConfigurationEntry: Sendable {
    let key: String
    let value: JSONValue
    let file: ConfigurationFile
    let ruleNames: [String]

    var flag: Bool {
        get throws(ConfigurationError) {
            guard case .flag(let flag) = value.content else { throw wrongType("true or false") }
            return flag
        }
    }

    var text: String {
        get throws(ConfigurationError) {
            guard case .text(let text) = value.content else { throw wrongType("a text") }
            return text
        }
    }

    /// As it is written.
    var number: String {
        get throws(ConfigurationError) {
            guard case .number(let number) = value.content else { throw wrongType("a number") }
            return number
        }
    }

    /// What a function makes of each text of a list.
    func list<Element>(_ element: (ConfigurationEntry) throws(ConfigurationError) -> Element) throws(ConfigurationError) -> [Element] {
        guard case .list(let values) = value.content else { throw wrongType("a list of texts") }
        var all: [Element] = []
        for value in values {
            guard case .text = value.content else { throw wrongType("a list of texts", at: value, found: "a list with \(value.kind)") }
            all.append(try element(with(value)))
        }
        return all
    }

    /// Another value that belongs to it.
    func with(_ value: JSONValue, key: String? = nil) -> ConfigurationEntry {
        ConfigurationEntry(key: key ?? self.key, value: value, file: file, ruleNames: ruleNames)
    }

    /// A path, absolute.
    func absolutePath(_ path: String) -> String {
        path.hasPrefix("/") ? path : joined(file.folder, path)
    }

    /// A value that may be refused as one of the command line is.
    func checked<Value>(_ make: () throws(UsageError) -> Value) throws(ConfigurationError) -> Value {
        do { return try make() } catch { throw wrongValue(error.message) }
    }

    func wrongType(_ takes: String, at place: JSONValue? = nil, found: String? = nil) -> ConfigurationError {
        .wrongType(line(of: place ?? value), key: key, takes: takes, found: found ?? value.kind)
    }

    func wrongValue(_ message: String) -> ConfigurationError {
        .wrongValue(line(of: value), message: message)
    }

    func line(of value: JSONValue) -> ConfigurationLine {
        ConfigurationLine(file: file.path, line: value.line)
    }
}
