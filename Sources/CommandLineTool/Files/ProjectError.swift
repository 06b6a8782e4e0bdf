import Migration
import Patching

/// A project that cannot be read, or must not be edited as things stand.
enum ProjectError: ToolError {
    case noSuchPath(String, nearestCommand: String?)
    case unreachable(String, message: String)
    case linkLoop(String)
    case danglingLink(String)
    case notSwift(String)
    case notAFile(String)
    case outsideProject(String, root: String)
    /// A file that is to hold the protocol's declaration, and why it cannot.
    case notDeclarable(String, why: String)
    /// A protocol of the project's own that cannot be the dialect.
    case notAdoptable(AdoptionError)
    case gitFailed(folder: String, message: String)
    case uncommittedChanges([String])
    case fileExists(String)
    /// One line for each file that cannot be written.
    case notWritable([String])
    /// Targets that would not find the module that a dialect needs.
    case dependencyMissing(targets: [String], module: String)
    /// The environment names no folder for what undo needs.
    case noRecordFolder
    /// A run that was interrupted cannot be dealt with.
    case notRecovered(UpdateFailure)
    /// Another process writes in the same project.
    case busy(FileUpdateError)
    /// Files of the last run that were changed after it.
    case changedSinceRun([String])
    case notUndone([FileUpdateError])

    var message: String {
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
        case .notAFile(let path):
            "\(path): a folder has no lines"
        case .outsideProject(let path, let root):
            "\(path): lies outside the project of the first path, \(root)"
        case .notDeclarable(let path, let why):
            "\(path): the protocol cannot be declared in it: \(why)"
        case .notAdoptable(let error):
            error.message
        case .gitFailed(let folder, let message):
            "\(folder): git could not be asked: \(message)"
        case .uncommittedChanges(let paths):
            uncommittedMessage(paths)
        case .fileExists(let path):
            "\(path): would be created, but exists"
        case .notWritable(let obstacles):
            "\(counted(obstacles.count, "file")) cannot be written:" + indentedLines(obstacles)
        case .dependencyMissing(let targets, let module):
            "nothing shows that \(targets.count == 1 ? "this target depends" : "these targets depend") on \(module):"
                + indentedLines(targets)
        case .noRecordFolder:
            "there is no folder for what undo needs: the project lies outside git, and neither HOME nor XDG_CACHE_HOME is set"
        case .notRecovered(let failure):
            "an earlier run was interrupted, and its files cannot be put back:" + indentedLines(lines(of: failure))
        case .busy(let error): error.message
        case .changedSinceRun(let paths):
            "\(counted(paths.count, "file")) of the last run \(paths.count == 1 ? "was" : "were") changed after it:" + indentedLines(paths)
        case .notUndone(let errors):
            "the last run cannot be undone:" + indentedLines(errors.map { "\($0.message); \($0.nextStep)" })
        }
    }

    var nextStep: String? {
        switch self {
        case .noSuchPath: "Check the spelling; paths are relative to the current folder."
        case .unreachable: "Check the permissions of the folders above it."
        case .linkLoop, .danglingLink: "Give the path of the file or folder itself."
        case .notSwift: "Give a folder, or a file whose name ends in .swift."
        case .notAFile: "Give the path of a Swift file and a line: FILE:LINE."
        case .outsideProject: "Run sbmigrate once for each project."
        case .notDeclarable: "Nothing was written. Name another file, or leave the choice to the run."
        case .notAdoptable: "Nothing was written. Without --adopt the tool declares a protocol of its own."
        case .gitFailed: "Nothing was written: without git's answer nobody knows which files are ignored or uncommitted."
        case .uncommittedChanges: "Nothing was written. Commit or stash them, or pass --allow-dirty."
        case .notWritable: "Nothing was written."
        case .noRecordFolder: "Nothing was written. Set one of them."
        case .notRecovered: "Nothing was written. When they are in order, run again."
        case .busy(let error): "Nothing was written: \(error.nextStep)."
        case .changedSinceRun: "Nothing was written. Bring them back to what the run wrote, or use git to go back."
        case .notUndone(let errors): errors.count == 1 ? "Nothing was written." : "Run 'sbmigrate undo' again when they are in order."
        case .dependencyMissing(let targets, let module):
            "Nothing was written. Add \(module) to \(targets.count == 1 ? "it" : "them"), or choose another dialect with --dialect."
        case .fileExists: "Nothing was written. Move the file away, or choose another place with --declaration-file."
        }
    }
}

private func lines(of failure: UpdateFailure) -> [String] {
    (failure.left.isEmpty ? [failure.cause] : failure.left).map { "\($0.message); \($0.nextStep)" }
}

/// Ten lines at most.
private func indentedLines(_ lines: [String]) -> String {
    lines.prefix(10).map { "\n  \($0)" }.joined() + (lines.count > 10 ? "\n  and \(lines.count - 10) more" : "")
}

private func uncommittedMessage(_ paths: [String]) -> String {
    let subject = paths.count == 1 ? "1 file that would be edited has" : "\(paths.count) files that would be edited have"
    return "\(subject) uncommitted changes or \(paths.count == 1 ? "is" : "are") untracked:" + indentedLines(paths)
}
