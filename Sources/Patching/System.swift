#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The operating system's calls, and all that differs between systems. Nothing else here calls them.
enum System {
    /// Lets calls fail, for tests: gets the name of each and returns the `errno` that it is to fail with.
    @TaskLocal static var fault: (@Sendable (String) -> Int32?)?

    /// The absolute path that is left when every symbolic link is followed.
    static func resolve(_ path: String) throws(SystemFailure) -> String {
        var resolved: UnsafeMutablePointer<CChar>?
        try attempt("realpath") { () -> Int32 in
            resolved = realpath(path, nil)
            return resolved == nil ? -1 : 0
        }
        defer { free(resolved) }
        return resolved.map { String(cString: $0) } ?? path
    }

    /// Of the path itself, be it a symbolic link.
    static func status(of path: String) throws(SystemFailure) -> FileStatus {
        var status = stat()
        try attempt("lstat") { lstat(path, &status) }
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
        try attempt("access") { access(path, W_OK) }
    }

    /// Makes a folder; it may be there, be it through a symbolic link.
    static func makeFolder(_ path: String) throws(SystemFailure) {
        do {
            try attempt("mkdir") { mkdir(path, 0o777) }
        } catch {
            guard error.isPresence, access(path + "/", F_OK) == 0 else { throw error }
        }
    }

    static func moveFile(_ path: String, to target: String) throws(SystemFailure) {
        try attempt("rename") { rename(path, target) }
    }

    /// Gives a file a second name, where there must be nothing of that name.
    static func addName(_ name: String, to path: String) throws(SystemFailure) {
        try attempt("link") { link(path, name) }
    }

    static func removeFile(_ path: String) throws(SystemFailure) {
        try attempt("unlink") { unlink(path) }
    }

    static func removeIfThere(_ path: String) throws(SystemFailure) {
        do { try removeFile(path) } catch {
            guard error.isAbsence else { throw error }
        }
    }

    /// An empty one only.
    static func removeFolder(_ path: String) throws(SystemFailure) {
        try attempt("rmdir") { rmdir(path) }
    }

    static func descriptor(reading path: String) throws(SystemFailure) -> Int32 {
        try attempt("open") { open(path, O_RDONLY | O_CLOEXEC) }
    }

    static func descriptor(creating path: String, mode: UInt32) throws(SystemFailure) -> Int32 {
        try attempt("open") { open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode_t(mode)) }
    }

    /// Opens a file, makes it if need be, and keeps it for this process alone. A disk that knows no locks does not hinder.
    static func descriptor(locking path: String) throws(SystemFailure) -> Int32 {
        let file = try attempt("open") { open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666) }
        do {
            try attempt("flock") { flock(file, LOCK_EX | LOCK_NB) }
        } catch {
            guard error.isBusy else { return file }
            closeFile(file)
            throw error
        }
        return file
    }

    static func unlock(_ file: Int32) {
        _ = flock(file, LOCK_UN)
    }

    /// Returns how many bytes there were, 0 at the end.
    static func take(_ piece: inout [UInt8], from file: Int32) throws(SystemFailure) -> Int {
        Int(try attempt("read") { piece.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) } })
    }

    /// Returns how many bytes were taken.
    static func put(_ bytes: ArraySlice<UInt8>, to file: Int32) throws(SystemFailure) -> Int {
        try attempt("write") { bytes.withUnsafeBytes { write(file, $0.baseAddress, $0.count) } }
    }

    static func synchronize(_ file: Int32) throws(SystemFailure) {
        try attempt("fsync") { fsync(file) }
    }

    static func closeFile(_ file: Int32) {
        _ = close(file)
    }

    static func setMode(of file: Int32, to status: FileStatus) throws(SystemFailure) {
        try attempt("fchmod") { fchmod(file, mode_t(status.mode)) }
    }

    /// As far as that is allowed: only root may give a file away, members may keep its group.
    static func setOwner(of file: Int32, to status: FileStatus) {
        if fchown(file, status.user, status.group) != 0 { _ = fchown(file, .max, status.group) }
    }

    /// Extended attributes and the access list, as far as that is allowed and the disk knows them.
    static func copyExtras(from source: Int32, to file: Int32) {
        #if canImport(Darwin)
            _ = fcopyfile(source, file, nil, copyfile_flags_t(COPYFILE_XATTR | COPYFILE_ACL))
        #else
            for name in attributeNames(of: source) { copyAttribute(name, from: source, to: file) }
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

    static func isBusy(_ failure: SystemFailure) -> Bool {
        failure.code == EWOULDBLOCK
    }

    /// The result of a call, made again as long as a signal interrupts it; negative is failure.
    @discardableResult
    private static func attempt<Result: SignedInteger>(_ name: String, call: () -> Result) throws(SystemFailure) -> Result {
        if let code = presentFault?(name) { throw SystemFailure(code: code, call: name) }
        while true {
            let result = call()
            if result >= 0 { return result }
            guard errno == EINTR else { throw SystemFailure(code: errno, call: name) }
        }
    }
}

#if !canImport(Darwin)
    /// Linux's calls for extended attributes are out of Swift's sight, so they are looked up by name. A system that is linked
    /// statically has no names: there the attributes stay behind.
    extension System {
        private typealias List = @convention(c) (Int32, UnsafeMutableRawPointer?, Int) -> Int
        private typealias Get = @convention(c) (Int32, UnsafePointer<CChar>, UnsafeMutableRawPointer?, Int) -> Int
        private typealias Set = @convention(c) (Int32, UnsafePointer<CChar>, UnsafeRawPointer?, Int, Int32) -> Int32

        private static func attributeNames(of file: Int32) -> [String] {
            guard let list = call("flistxattr", as: List.self) else { return [] }
            return contents { list(file, $0, $1) }.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        }

        private static func copyAttribute(_ name: String, from source: Int32, to file: Int32) {
            guard let get = call("fgetxattr", as: Get.self), let set = call("fsetxattr", as: Set.self) else { return }
            let value = contents { get(source, name, $0, $1) }
            _ = value.withUnsafeBytes { set(file, name, $0.baseAddress, $0.count, 0) }
        }

        /// What a call puts into a buffer that it is asked for the size of first.
        private static func contents(_ call: (UnsafeMutableRawPointer?, Int) -> Int) -> [UInt8] {
            var bytes = [UInt8](repeating: 0, count: max(0, call(nil, 0)))
            let count = bytes.withUnsafeMutableBytes { call($0.baseAddress, $0.count) }
            return Array(bytes.prefix(max(0, count)))
        }

        private static func call<Call>(_ name: String, as type: Call.Type) -> Call? {
            dlsym(nil, name).map { unsafeBitCast($0, to: type) }
        }
    }
#endif

/// The signals by which users and systems end a process. While they are held back they are noted.
extension System {
    nonisolated(unsafe) private static var noted: sig_atomic_t = 0
    nonisolated(unsafe) private static var handlers: [(signal: Int32, handler: (@convention(c) (Int32) -> Void)?)] = []

    /// What is ignored stays so. Not for several threads.
    static func holdSignals() {
        noted = 0
        handlers = [SIGHUP, SIGINT, SIGTERM].map { number in (number, signal(number) { System.noted = sig_atomic_t($0) }) }
        for (number, handler) in handlers where unsafeBitCast(handler, to: Int.self) == ignoring { signal(number, handler) }
    }

    static var notedSignal: Int32? {
        noted == 0 ? nil : Int32(noted)
    }

    /// Ends the process if one was noted.
    static func releaseSignals() {
        for (number, handler) in handlers { signal(number, handler) }
        handlers = []
        if let notedSignal { raise(notedSignal) }
    }

    /// `SIG_IGN`.
    private static let ignoring = 1
}
