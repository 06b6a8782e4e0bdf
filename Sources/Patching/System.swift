#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The operating system's calls, and all that differs between systems. Nothing else here calls them.
enum System {
    /// The absolute path that is left when every symbolic link is followed.
    static func resolve(_ path: String) throws(SystemFailure) -> String {
        guard let resolved = realpath(path, nil) else { throw failure("realpath") }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// Of the path itself, be it a symbolic link.
    static func status(of path: String) throws(SystemFailure) -> FileStatus {
        var status = stat()
        guard lstat(path, &status) == 0 else { throw failure("lstat") }
        return FileStatus(
            isRegularFile: status.st_mode & S_IFMT == S_IFREG,
            mode: UInt32(status.st_mode & 0o7777),
            user: UInt32(status.st_uid),
            group: UInt32(status.st_gid),
            names: Int(status.st_nlink)
        )
    }

    /// Whether there is anything of that name, a dangling link included.
    static func exists(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    static func expectWritable(_ path: String) throws(SystemFailure) {
        guard access(path, W_OK) == 0 else { throw failure("access") }
    }

    /// Makes a folder and says so; false where there is one, be it through a symbolic link.
    static func makeFolder(_ path: String) throws(SystemFailure) -> Bool {
        if mkdir(path, 0o777) == 0 { return true }
        guard errno == EEXIST, access(path + "/", F_OK) == 0 else { throw failure("mkdir") }
        return false
    }

    static func moveFile(_ path: String, to target: String) throws(SystemFailure) {
        guard rename(path, target) == 0 else { throw failure("rename") }
    }

    static func removeFile(_ path: String) {
        _ = unlink(path)
    }

    /// An empty one only.
    static func removeFolder(_ path: String) {
        _ = rmdir(path)
    }

    static func descriptor(reading path: String) throws(SystemFailure) -> Int32 {
        try repeated("open") { open(path, O_RDONLY | O_CLOEXEC) }
    }

    static func descriptor(creating path: String, mode: UInt32) throws(SystemFailure) -> Int32 {
        try repeated("open") { open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode_t(mode)) }
    }

    /// Returns how many bytes there were, 0 at the end.
    static func take(_ piece: inout [UInt8], from file: Int32) throws(SystemFailure) -> Int {
        Int(try repeated("read") { piece.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) } })
    }

    /// Returns how many bytes were taken.
    static func put(_ bytes: ArraySlice<UInt8>, to file: Int32) throws(SystemFailure) -> Int {
        try repeated("write") { bytes.withUnsafeBytes { write(file, $0.baseAddress, $0.count) } }
    }

    static func synchronize(_ file: Int32) throws(SystemFailure) {
        _ = try repeated("fsync") { fsync(file) }
    }

    static func closeFile(_ file: Int32) {
        _ = close(file)
    }

    static func setMode(of file: Int32, to status: FileStatus) throws(SystemFailure) {
        _ = try repeated("fchmod") { fchmod(file, mode_t(status.mode)) }
    }

    /// As far as that is allowed: only root may give a file away, members may keep its group.
    static func setOwner(of file: Int32, to status: FileStatus) {
        if fchown(file, status.user, status.group) != 0 { _ = fchown(file, .max, status.group) }
    }

    /// Extended attributes and the access list. On Linux they stay behind: its calls for them are out of Swift's sight.
    static func copyExtras(from source: Int32, to file: Int32) {
        #if canImport(Darwin)
            _ = fcopyfile(source, file, nil, copyfile_flags_t(COPYFILE_XATTR | COPYFILE_ACL))
        #endif
    }

    static func text(of failure: SystemFailure) -> String {
        guard let text = strerror(failure.code) else { return "error \(failure.code)" }
        return String(cString: text)
    }

    static func isAbsence(_ failure: SystemFailure) -> Bool {
        failure.code == ENOENT || failure.code == ENOTDIR
    }

    static func isPresence(_ failure: SystemFailure) -> Bool {
        failure.code == EEXIST
    }

    /// The result of a call, made again as long as a signal interrupts it; negative is failure.
    private static func repeated<Result: SignedInteger>(_ name: String, call: () -> Result) throws(SystemFailure) -> Result {
        while true {
            let result = call()
            if result >= 0 { return result }
            guard errno == EINTR else { throw failure(name) }
        }
    }

    /// Made right after the call, whose `errno` it takes.
    private static func failure(_ call: String) -> SystemFailure {
        SystemFailure(code: errno, call: call)
    }
}
