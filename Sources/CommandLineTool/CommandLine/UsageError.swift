/// A command line that means nothing.
enum UsageError: ToolError {
    case unknownOption(String, nearest: String?)
    case missingValue(option: String, valueName: String)
    case unexpectedValue(option: String)
    case unknownValue(String, option: String, allowed: [String], nearest: String?)
    case notAJobCount(String, option: String)
    case notAProtocolName(String, option: String)
    case notASwiftFile(String, option: String)
    case contradiction(String, String)
    case protocolNameInUse(String)
    case outputOverSource(option: String, file: String)
    case optionNeeds(String, needed: String)
    case optionWithoutEffect(String, dialect: String)
    case twoOutputs(String, String)
    case unexpectedArgument(String, command: String)
    case optionNotTaken(String, command: String)
    case unknownReason(String, nearest: String?)
    case notAPlace(String)
    case codesAndPlaces
    case standardInput
    case emptyPath

    var message: String {
        switch self {
        case .unknownOption(let name, let nearest):
            "unknown option '\(name)'" + suggestion(nearest)
        case .missingValue(let option, let valueName):
            "\(option) needs a value: \(option) \(valueName)"
        case .unexpectedValue(let option):
            "\(option) takes no value"
        case .unknownValue(let value, let option, let allowed, let nearest):
            "\(option) does not know '\(value)'" + suggestion(nearest) + "; it takes \(allowed.joined(separator: ", "))"
        case .notAJobCount(let value, let option):
            "\(option) takes a number from 1 to \(Arguments.mostJobs), not '\(value)'"
        case .notAProtocolName(let value, let option):
            "\(option) takes the name of a Swift type, not '\(value)'"
        case .notASwiftFile(let file, let option):
            "\(option) takes a file whose name ends in .swift, not '\(file)'"
        case .protocolNameInUse(let name):
            "the protocol for storyboards and the one for nibs cannot both be called '\(name)'"
        case .contradiction(let first, let second):
            "\(first) and \(second) contradict each other"
        case .outputOverSource(let option, let file):
            "\(option) would overwrite the source file '\(file)'"
        case .optionNeeds(let option, let needed):
            "\(option) says nothing without \(needed)"
        case .optionWithoutEffect(let option, let dialect):
            "\(option) has no effect: the protocol of the dialect '\(dialect)' is \(option.hasSuffix("-name") ? "named" : "declared") elsewhere"
        case .twoOutputs(let first, let second):
            "\(first) and \(second) would both go to standard output"
        case .unexpectedArgument(let argument, let command):
            "'\(command)' takes no argument '\(argument)'"
        case .optionNotTaken(let option, let command):
            "'\(command)' takes no \(option)"
        case .unknownReason(let code, let nearest):
            "no reason has the code '\(code)'" + suggestion(nearest)
        case .notAPlace(let text):
            "'\(text)' is neither FILE:LINE nor the code of a reason"
        case .codesAndPlaces:
            "'explain' takes codes or places, not both at once"
        case .standardInput:
            "standard input is not read: give the path of a file or folder"
        case .emptyPath:
            "a path is empty"
        }
    }

    var nextStep: String? {
        switch self {
        case .outputOverSource(let option, _): "Give another file after \(option)."
        case .twoOutputs: "Send one of them to a file: --patch FILE, --format FORMAT=FILE."
        case .unknownReason: "'sbmigrate explain' lists the codes."
        case .notAPlace: "A place is typed as compilers print it: App/Start.swift:12 or App/Start.swift:12:31."
        case .codesAndPlaces: "Ask twice."
        case .standardInput, .emptyPath: nil
        default: "'sbmigrate --help' lists the options."
        }
    }
}

/// The end of a message about a name that does not exist.
func suggestion(_ nearest: String?) -> String {
    nearest.map { "; did you mean '\($0)'?" } ?? ""
}
