import Foundation
import Patching

/// Where a project lies, as a reader of its patch sees it.
enum Situation: String, CaseIterable {
    case repository, subfolder, autocrlf, worktree, submodule, outsideGit

    /// Makes the place in an empty folder.
    func prepare(_ root: String) throws {
        for words in commands { try git(words, in: root) }
    }

    /// Of the project's root, from the folder that was prepared.
    var project: String {
        switch self {
        case .repository, .autocrlf, .outsideGit: "."
        case .subfolder: "Apps/My App"
        case .worktree: "tree"
        case .submodule: "big/Sub"
        }
    }

    /// Where the patch is applied.
    var repository: String { self == .subfolder ? "." : project }

    var names: UnifiedDiff.Names {
        switch self {
        case .outsideGit: .plain
        case .subfolder: .git(prefix: project)
        default: .git(prefix: "")
        }
    }

    private var commands: [[String]] {
        switch self {
        case .repository, .subfolder: [["init", "-q"]]
        case .autocrlf: [["init", "-q"], ["config", "core.autocrlf", "true"]]
        case .worktree:
            [
                ["init", "-q", "first"], ["-C", "first", "commit", "-q", "--allow-empty", "-m", "start"],
                ["-C", "first", "worktree", "add", "-q", "../tree"],
            ]
        case .submodule:
            [
                ["init", "-q", "small"], ["-C", "small", "commit", "-q", "--allow-empty", "-m", "start"], ["init", "-q", "big"],
                ["-C", "big", "-c", "protocol.file.allow=always", "submodule", "--quiet", "add", "../small", "Sub"],
            ]
        case .outsideGit: []
        }
    }

    private func git(_ words: [String], in folder: String) throws {
        let result = try Command.run(["git"] + words, in: folder)
        guard result.status == 0 else { throw Failure(description: "git \(words.joined(separator: " ")): \(result.output)") }
    }

    private struct Failure: Error, CustomStringConvertible {
        let description: String
    }
}
