import Foundation
import Patching

/// A command line for `/bin/sh`.
struct ShellCommand: Sendable {
    private static let shell = "/bin/sh"

    let text: String
    /// Where it runs. Absolute.
    let folder: String
    let environment: [String: String]

    /// Starts it in a group of its own, which a terminal's Ctrl-C does not reach. It has nothing to read, and all that it prints goes
    /// to standard error.
    func start() throws(SystemFailure) -> ProcessGroup {
        // Where the parent has these ignored, the end of a process would not be told.
        signal(SIGCHLD, SIG_DFL)
        return try withoutStopsByTerminal { () throws(SystemFailure) in try spawn() }
    }

    private func spawn() throws(SystemFailure) -> ProcessGroup {
        var plan = SpawnPlan()
        defer { plan.destroy() }
        let words = [Self.shell, "-c", "cd \"$1\" && exec \(Self.shell) -c \"$2\"", Self.shell, folder, text].map(Self.copy)
        let variables = environment.map { Self.copy("\($0.key)=\($0.value)") }
        defer { (words + variables).forEach { free($0) } }
        var process: pid_t = 0
        let code = posix_spawn(&process, Self.shell, &plan.actions, &plan.attributes, words + [nil], variables + [nil])
        guard code == 0 else { throw SystemFailure(code: code, call: "posix_spawn") }
        return ProcessGroup(identifier: process)
    }

    private static func copy(_ text: String) -> UnsafeMutablePointer<CChar>? {
        strdup(text)
    }
}

/// What a new process begins with: a group of its own, no blocked signal, nothing to read, one stream to write to.
private struct SpawnPlan {
    #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        var attributes: posix_spawnattr_t?
    #else
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
    #endif

    init() {
        posix_spawn_file_actions_init(&actions)
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, 2, 1)
        posix_spawnattr_init(&attributes)
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK))
    }

    mutating func destroy() {
        posix_spawn_file_actions_destroy(&actions)
        posix_spawnattr_destroy(&attributes)
    }
}
