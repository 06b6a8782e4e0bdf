/// Why a file was not written, or not put back. The file on disk is as it was before the attempt.
package enum FileUpdateError: Error, Hashable, Sendable {
    /// The file to be changed is gone, or a folder on the way to it is.
    case missing(path: String)
    /// The path leads to a folder, a device or the like.
    case notAFile(path: String)
    /// Its owner took away the leave to write: the mode has no `w`, or we are not allowed to.
    case readOnly(path: String)
    /// The file has several names. To replace it would part this one from the others; to write into it could be torn.
    case hardLinked(path: String, names: Int)
    /// The bytes on disk are no longer those that the plan was made from.
    case changedMeanwhile(path: String)
    /// The file of an unfinished update holds neither its old bytes nor its new ones.
    case changedSince(path: String)
    /// The file to be created is there already, or a dangling link is.
    case exists(path: String)
    /// A folder for the file to be created cannot be made.
    case noFolder(path: String, cause: SystemFailure)
    case notReadable(path: String, cause: SystemFailure)
    /// The new bytes could not be put down beside the file, or could not take its place.
    case notWritable(path: String, cause: SystemFailure)
    /// Two paths lead to this file, and both are to be written.
    case twice(path: String)
    /// A temporary file that could not be removed.
    case leftOver(path: String, cause: SystemFailure)
    /// Another process writes in the same project; the path is that of the records.
    case busy(path: String)
    /// The record of an update whose process ended on the way.
    case unfinished(path: String)
    /// The record that undo needs, without which nothing is written.
    case recordNotWritable(path: String, cause: SystemFailure)
    case recordNotReadable(path: String, cause: SystemFailure)
    /// The record is none that this version writes.
    case recordDamaged(path: String)
    /// A signal asked to end before the first file was replaced.
    case stopped(path: String)

    /// What is wrong, in one line.
    package var message: String { "\(path): \(obstacle)" }

    /// The same without the path.
    package var obstacle: String {
        switch self {
        case .missing: "the file is gone"
        case .notAFile: "this is not a regular file"
        case .readOnly: "the file is read-only"
        case .hardLinked(_, let names): "the file has \(names) names (hard links), and writing would part them"
        case .changedMeanwhile: "the file was changed while it was being read"
        case .changedSince: "the file was changed after a run had written it and before that run was done"
        case .exists: "a file to be created exists already"
        case .noFolder(_, let cause): "its folder cannot be made: \(cause)"
        case .notReadable(_, let cause): "the file cannot be read: \(cause)"
        case .notWritable(_, let cause): "the file cannot be written: \(cause)"
        case .twice: "another path that is to be written leads to the same file"
        case .leftOver(_, let cause): "this temporary file cannot be removed: \(cause)"
        case .busy: "another sbmigrate is writing in this project"
        case .unfinished: "an earlier run was interrupted while it wrote"
        case .recordNotWritable(_, let cause): "what undo needs cannot be written there: \(cause)"
        case .recordNotReadable(_, let cause): "the record of a run cannot be read: \(cause)"
        case .recordDamaged: "this is no record of a run that this version understands"
        case .stopped: "the run was interrupted before it was written"
        }
    }

    /// What its reader can do about it, in one line.
    package var nextStep: String {
        switch self {
        case .missing, .changedMeanwhile, .busy: "run again when nothing else writes here"
        case .notAFile: "leave this path out"
        case .readOnly: "allow it with chmod u+w, or leave this path out"
        case .hardLinked: "make it a file of its own (cp it, then mv the copy over it), or leave this path out"
        case .exists: "move the file away, or choose another path for the new one"
        case .noFolder, .notWritable: "look at the permissions of the folder and the space on the disk, then run again"
        case .notReadable, .recordNotReadable: "look at the permissions of the file, then run again"
        case .changedSince: "bring back what it held before that run (git has it), then run again"
        case .twice: "leave one of them out"
        case .leftOver: "look at the permissions of its folder; the next run removes it"
        case .unfinished, .stopped: "run again"
        case .recordNotWritable: "look at the permissions of the folder and the space on the disk, then run again"
        case .recordDamaged: "remove it to forget that run; compare the files with what git has"
        }
    }

    /// As reports name it.
    package var path: String {
        switch self {
        case .missing(let path), .notAFile(let path), .readOnly(let path), .hardLinked(let path, _), .changedMeanwhile(let path),
            .changedSince(let path), .exists(let path), .noFolder(let path, _), .notReadable(let path, _), .notWritable(let path, _),
            .twice(let path), .leftOver(let path, _), .busy(let path), .unfinished(let path), .recordNotWritable(let path, _),
            .recordNotReadable(let path, _), .recordDamaged(let path), .stopped(let path):
            path
        }
    }
}
