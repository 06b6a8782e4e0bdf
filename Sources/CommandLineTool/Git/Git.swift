import Dispatch
import Foundation

/// Why git gave no answer.
struct GitFailure: Error, Equatable, Sendable {
    /// The first line of what git said.
    let message: String
}

/// The git program of this machine.
struct Git: Sendable {
    private let executable: String
    private let environment: [String: String]

    /// Nil if there is no git in `PATH`.
    init?(_ surroundings: Surroundings) {
        let folders = (surroundings.environment["PATH"] ?? "").split(separator: ":")
        let candidates = folders.map { joined(surroundings.absolutePath(String($0)), "git") }
        guard let executable = candidates.first(where: { access($0, X_OK) == 0 }) else { return nil }
        self.executable = executable
        self.environment = Self.environment(from: surroundings.environment)
    }

    /// What git prints when it is run in a folder. Paths in the arguments are taken literally.
    func output(of arguments: [String], in folder: String) throws(GitFailure) -> [UInt8] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: executable)
        process.arguments = ["--literal-pathspecs", "-c", "core.fsmonitor=false", "-C", folder] + arguments
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        let output = Pipe()
        let errors = Pipe()
        process.standardOutput = output
        process.standardError = errors
        // Foundation keeps them open for longer than they are of use.
        defer { [output, errors].forEach { try? $0.fileHandleForReading.close() } }
        // Foundation's own wait looks up only every twentieth of a second on Linux.
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        do { try process.run() } catch { throw GitFailure(message: "\(executable) could not be started") }
        let (printed, said) = Self.contents(output, errors)
        ended.wait()
        guard process.terminationStatus == 0 else { throw GitFailure(message: Self.firstLine(said)) }
        return printed
    }

    /// Both pipes are emptied at once: git would wait for ever on a full one.
    private static func contents(_ output: Pipe, _ errors: Pipe) -> ([UInt8], [UInt8]) {
        let output = output.fileHandleForReading
        let errors = errors.fileHandleForReading
        return inParallel({ [UInt8](output.readDataToEndOfFile()) }, { [UInt8](errors.readDataToEndOfFile()) })
    }

    /// In a hook git's own variables would make it answer for another repository or index than the one of the folder.
    private static func environment(from given: [String: String]) -> [String: String] {
        let local = [
            "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_OBJECT_DIRECTORY", "GIT_COMMON_DIR", "GIT_NAMESPACE",
            "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_CONFIG", "GIT_CONFIG_PARAMETERS", "GIT_CONFIG_COUNT", "GIT_GRAFT_FILE",
            "GIT_IMPLICIT_WORK_TREE", "GIT_NO_REPLACE_OBJECTS", "GIT_REPLACE_REF_BASE", "GIT_SHALLOW_FILE", "GIT_INTERNAL_SUPER_PREFIX",
        ]
        let kept = given.filter { !local.contains($0.key) }
        return kept.merging(["GIT_OPTIONAL_LOCKS": "0", "LC_ALL": "C"]) { $1 }
    }

    private static func firstLine(_ said: [UInt8]) -> String {
        let line = said.split(separator: UInt8(ascii: "\n")).first ?? []
        return line.isEmpty ? "it gave no reason" : String(decoding: line, as: UTF8.self)
    }
}
