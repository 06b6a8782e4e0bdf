/// A file that this process keeps for itself, until the end of this value or of the process.
struct FileLock: ~Copyable {
    private let file: Int32

    /// Makes the file if need be. Throws where another process has it.
    init(_ path: String) throws(SystemFailure) {
        file = try System.descriptor(locking: path)
    }

    /// Before its time.
    consuming func release() {}

    /// Unlocked, not only closed: a program that is just being started may have the file open too.
    deinit {
        System.unlock(file)
        System.closeFile(file)
    }
}
