import Foundation
import Patching

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What lies at a path.
enum FileKind: Sendable {
    case regular, folder, link, other
}

/// Why the call that was just made failed.
func lastFailure(of call: String) -> SystemFailure {
    SystemFailure(code: errno, call: call)
}

/// The kind of what lies at a path; a link in the last component is not followed. Nil if there is nothing or it may not be seen.
func fileKind(_ path: String) -> FileKind? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: .regular
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .other
    }
}

/// Whether somebody may watch what is written to a descriptor: a terminal that can take a line back.
func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1 && getenv("TERM").map { String(cString: $0) } ?? "dumb" != "dumb"
}

/// The absolute path without links, `.` and `..`.
func resolvedPath(_ path: String) throws(SystemFailure) -> String {
    guard let resolved = realpath(path, nil) else { throw lastFailure(of: "realpath") }
    defer { free(resolved) }
    return String(cString: resolved)
}

/// Calls the body with the name (its bytes) and kind of each thing in a folder, in no order.
func forEachEntry(ofFolder path: String, _ body: (UnsafeBufferPointer<UInt8>, FileKind) -> Void) throws(SystemFailure) {
    guard let folder = opendir(path) else { throw lastFailure(of: "opendir") }
    defer { closedir(folder) }
    let nameOffset = MemoryLayout<dirent>.offset(of: \dirent.d_name) ?? 0
    while let entry = readdir(folder) {
        // The record may be shorter than the declared type, so its name is read in place and never copied whole.
        let start = UnsafeRawPointer(entry) + nameOffset
        let name = start.assumingMemoryBound(to: UInt8.self)
        let count = strlen(start.assumingMemoryBound(to: CChar.self))
        let bytes = UnsafeBufferPointer(start: name, count: count)
        if bytes.elementsEqual([dot]) || bytes.elementsEqual([dot, dot]) { continue }
        body(bytes, entryKind(Int(entry.pointee.d_type), folder: path, name: bytes))
    }
}

private let dot = UInt8(ascii: ".")

/// Some file systems do not tell the kind with the name.
private func entryKind(_ type: Int, folder: String, name: UnsafeBufferPointer<UInt8>) -> FileKind {
    switch type {
    case Int(DT_REG): .regular
    case Int(DT_DIR): .folder
    case Int(DT_LNK): .link
    case Int(DT_UNKNOWN): fileKind(joined(folder, String(decoding: name, as: UTF8.self))) ?? .other
    default: .other
    }
}

/// Two parts of a path as one; either may be empty.
func joined(_ folder: String, _ name: String) -> String {
    if folder.isEmpty { return name }
    if name.isEmpty { return folder }
    var path = ""
    path.reserveCapacity(folder.utf8.count + name.utf8.count + 1)
    path += folder
    if folder.utf8.last != UInt8(ascii: "/") { path += "/" }
    path += name
    return path
}

/// Lets a write to a pipe that nobody reads fail in this thread, where it would end the process.
func blockBrokenPipeSignal() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
}

/// What is started meanwhile may write to the terminal from the background, and is told at once that it cannot read from there,
/// where either would stop it until somebody noticed.
func withoutStopsByTerminal<Result, Failure>(_ work: () throws(Failure) -> Result) throws(Failure) -> Result {
    let handlers = [SIGTTIN, SIGTTOU].map { ($0, signal($0, SIG_IGN)) }
    defer { for (number, handler) in handlers { signal(number, handler) } }
    return try work()
}
