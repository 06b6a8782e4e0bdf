/// Why git gave no answer.
struct GitFailure: Error, Equatable, Sendable {
    /// The first line of what git said.
    let message: String
}

/// The git program of this machine.
struct Git: Sendable {
    private let program: Program

    /// Nil if there is no git in `PATH`.
    init?(_ surroundings: Surroundings) {
        let environment = Self.environment(from: surroundings.environment)
        guard let program = Program("git", in: surroundings, environment: environment) else { return nil }
        self.program = program
    }

    /// What git prints when it is run in a folder. Paths in the arguments are taken literally.
    func output(of arguments: [String], in folder: String) throws(GitFailure) -> [UInt8] {
        let arguments = ["--literal-pathspecs", "-c", "core.fsmonitor=false", "-C", folder] + arguments
        guard let answer = try? program.answer(to: arguments) else { throw GitFailure(message: "\(program.path) could not be started") }
        guard answer.end == .status(0) else { throw GitFailure(message: Self.firstLine(answer.errors)) }
        return answer.output
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
