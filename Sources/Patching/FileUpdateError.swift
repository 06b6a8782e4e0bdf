/// Why a file was not written. Nothing of it was: the file on disk is as it was.
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
    /// The file to be created is there already, or a dangling link is.
    case exists(path: String)
    /// A folder for the file to be created cannot be made.
    case noFolder(path: String, cause: SystemFailure)
    case notReadable(path: String, cause: SystemFailure)
    /// The new bytes could not be put down beside the file, or could not take its place.
    case notWritable(path: String, cause: SystemFailure)

    /// What is wrong, in one line.
    package var message: String {
        switch self {
        case .missing(let path): "\(path): the file is gone"
        case .notAFile(let path): "\(path): this is not a regular file"
        case .readOnly(let path): "\(path): the file is read-only"
        case .hardLinked(let path, let names): "\(path): the file has \(names) names (hard links), and writing would part them"
        case .changedMeanwhile(let path): "\(path): the file was changed while it was being read"
        case .exists(let path): "\(path): a file to be created exists already"
        case .noFolder(let path, let cause): "\(path): its folder cannot be made: \(cause)"
        case .notReadable(let path, let cause): "\(path): the file cannot be read: \(cause)"
        case .notWritable(let path, let cause): "\(path): the file cannot be written: \(cause)"
        }
    }

    /// What its reader can do about it, in one line.
    package var nextStep: String {
        switch self {
        case .missing, .changedMeanwhile: "run again when nothing else writes here"
        case .notAFile: "leave this path out"
        case .readOnly: "allow it with chmod u+w, or leave this path out"
        case .hardLinked: "make it a file of its own (cp it, then mv the copy over it), or leave this path out"
        case .exists: "move the file away, or choose another path for the new one"
        case .noFolder, .notWritable: "look at the permissions of the folder and the space on the disk, then run again"
        case .notReadable: "look at the permissions of the file, then run again"
        }
    }
}
