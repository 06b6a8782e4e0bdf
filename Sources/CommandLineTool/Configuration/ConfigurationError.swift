import Migration

/// A line of a configuration file.
struct ConfigurationLine: Equatable, Sendable {
    /// As it is shown.
    let file: String
    /// 1-based.
    let line: Int

    var label: String { "\(file):\(line)" }
}

/// A configuration file that cannot be read or means nothing.
enum ConfigurationError: ToolError {
    case notReadable(file: String, failure: ReadFailure)
    case noJSON(ConfigurationLine, message: String)
    case noObject(ConfigurationLine, found: String)
    case unknownKey(ConfigurationLine, key: String, nearest: String?)
    /// What a project's file must not say, and the option that says it.
    case notForFiles(ConfigurationLine, key: String, option: String)
    case wrongType(ConfigurationLine, key: String, takes: String, found: String)
    /// The message is a whole one.
    case wrongValue(ConfigurationLine, message: String)
    case contradiction(ConfigurationLine, String, String)

    var message: String {
        switch self {
        case .notReadable(let file, let failure):
            "\(file): the configuration \(Self.words(failure))"
        case .noJSON(let line, let message), .wrongValue(let line, let message):
            "\(line.label): \(message)"
        case .noObject(let line, let found):
            "\(line.label): a configuration is an object, { \"key\": value }, not \(found)"
        case .unknownKey(let line, let key, let nearest):
            "\(line.label): unknown key '\(key)'" + suggestion(nearest)
        case .notForFiles(let line, let key, let option):
            "\(line.label): '\(key)' is no key: what runs a program is said on the command line only, with \(option)"
        case .wrongType(let line, let key, let takes, let found):
            "\(line.label): '\(key)' takes \(takes), not \(found)"
        case .contradiction(let line, let first, let second):
            "\(line.label): '\(first)' and '\(second)' contradict each other"
        }
    }

    var nextStep: String? {
        switch self {
        case .notReadable: "Nothing was run. Name another file with --config FILE, or pass --no-config."
        case .noJSON, .noObject: "Nothing was run. Correct the file, or pass --no-config."
        case .unknownKey: "Nothing was run. 'sbmigrate --no-config --print-config' lists the keys."
        case .notForFiles: "Nothing was run. Take it out of the file, or pass --no-config."
        case .wrongType, .wrongValue: "Nothing was run. Correct the value, or pass --no-config."
        case .contradiction: "Nothing was run. Keep one of them."
        }
    }

    private static func words(_ failure: ReadFailure) -> String {
        switch failure {
        case .system(let failure): "could not be read: \(failure)"
        case .notAFile, .tooBig: failure.message
        }
    }
}

extension ConfigurationError {
    /// By the name of a key that anybody might look for.
    private static let optionsOnly = ["verify": "--verify COMMAND", "verifyParse": "--verify-parse"]

    /// Of a key that is not one.
    static func noKey(_ key: String, at line: ConfigurationLine) -> ConfigurationError {
        if let option = optionsOnly[key] { return .notForFiles(line, key: key, option: option) }
        return .unknownKey(line, key: key, nearest: nearestName(to: key, in: allKeys.map(\.name)))
    }
}
