/// Why a run stopped before it wrote anything.
enum ToolError: Error, Equatable, Sendable {
    case unknownOption(String, nearest: String?)
    case missingValue(option: String, valueName: String)
    case unexpectedValue(option: String)
    case unknownValue(String, option: String, allowed: [String], nearest: String?)
    case notAJobCount(String)
    case notAProtocolName(String)
    case patchOverSource(option: String, file: String)
    case optionNeeds(String, needed: String)
    case twoOutputs(String, String)
    case unexpectedArgument(String, command: String)
    case unknownReason(String, nearest: String?)
    case standardInput
    case noSuchPath(String, nearestCommand: String?)
    case unreachable(String, message: String)
    case linkLoop(String)
    case danglingLink(String)
    case notSwift(String)
    case outsideProject(String, root: String)
    case gitFailed(folder: String, message: String)
    case uncommittedChanges([String])
    case fileExists(String)
}

extension ToolError {
    var exitCode: ExitCode { .refused }

    /// What is wrong, in one line.
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
        case .notAJobCount(let value):
            "--jobs takes a number from 1 to \(Arguments.mostJobs), not '\(value)'"
        case .notAProtocolName(let value):
            "--protocol-name takes the name of a Swift type, not '\(value)'"
        case .patchOverSource(let option, let file):
            "\(option) would overwrite the source file '\(file)'"
        case .optionNeeds(let option, let needed):
            "\(option) says nothing without \(needed)"
        case .twoOutputs(let first, let second):
            "\(first) and \(second) would both go to standard output"
        case .unexpectedArgument(let argument, let command):
            "'\(command)' takes no argument '\(argument)'"
        case .unknownReason(let code, let nearest):
            "no reason has the code '\(code)'" + suggestion(nearest)
        case .standardInput, .noSuchPath, .unreachable, .linkLoop, .danglingLink, .notSwift, .outsideProject, .gitFailed,
            .uncommittedChanges, .fileExists:
            messageAboutFiles
        }
    }

    private var messageAboutFiles: String {
        switch self {
        case .noSuchPath(let path, let nearestCommand):
            "\(path): no such file or folder" + suggestion(nearestCommand.map { "sbmigrate \($0)" })
        case .unreachable(let path, let message):
            "\(path): \(message)"
        case .linkLoop(let path):
            "\(path): the symbolic link leads back to itself"
        case .danglingLink(let path):
            "\(path): the symbolic link leads to nothing"
        case .notSwift(let path):
            "\(path): neither a folder nor a .swift file"
        case .outsideProject(let path, let root):
            "\(path): lies outside the project of the first path, \(root)"
        case .gitFailed(let folder, let message):
            "\(folder): git could not be asked: \(message)"
        case .uncommittedChanges(let paths):
            uncommittedMessage(paths)
        case .fileExists(let path):
            "\(path): would be created, but exists"
        default:
            "standard input is not read: give the path of a file or folder"
        }
    }

    /// What to do about it, in one line; nil where the message says all.
    var nextStep: String? {
        switch self {
        case .unknownOption, .missingValue, .unexpectedValue, .unknownValue, .notAJobCount, .notAProtocolName, .unexpectedArgument:
            "'sbmigrate --help' lists the options."
        case .patchOverSource(let option, _): "Give another file after \(option)."
        case .optionNeeds, .standardInput: nil
        case .twoOutputs: "Send one of them to a file: --patch FILE, --format FORMAT=FILE."
        case .unknownReason: "'sbmigrate explain' lists the codes."
        case .noSuchPath: "Check the spelling; paths are relative to the current folder."
        case .unreachable: "Check the permissions of the folders above it."
        case .linkLoop, .danglingLink: "Give the path of the file or folder itself."
        case .notSwift: "Give a folder, or a file whose name ends in .swift."
        case .outsideProject: "Run sbmigrate once for each project."
        case .gitFailed: "Nothing was written: without git's answer nobody knows which files are ignored or uncommitted."
        case .uncommittedChanges: "Nothing was written. Commit or stash them, or pass --allow-dirty."
        case .fileExists: "Nothing was written. Move the file away, or choose another name with --protocol-name."
        }
    }
}

private func suggestion(_ nearest: String?) -> String {
    nearest.map { "; did you mean '\($0)'?" } ?? ""
}

/// Names ten files at most.
private func uncommittedMessage(_ paths: [String]) -> String {
    let named = paths.prefix(10).map { "\n  \($0)" }.joined()
    let more = paths.count > 10 ? "\n  and \(paths.count - 10) more" : ""
    let subject = paths.count == 1 ? "1 file that would be edited has" : "\(paths.count) files that would be edited have"
    return "\(subject) uncommitted changes or \(paths.count == 1 ? "is" : "are") untracked:" + named + more
}
