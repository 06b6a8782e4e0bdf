import Foundation
import Migration
import Patching

@testable import CommandLineTool

/// A run of the tool and what it said.
struct ToolRun {
    let exitCode: ExitCode
    let output: String
    let errors: String

    init(
        _ arguments: [String],
        in surroundings: Surroundings,
        migrate: @escaping Tool.Migrate = { _, _ in .nothing },
        rules: [RuleDescription] = sampleRules
    ) {
        let recorder = Recorder()
        let tool = Tool(console: recorder.console, surroundings: surroundings, rules: rules, migrate: migrate)
        exitCode = tool.run(arguments: arguments)
        output = String(decoding: recorder.output, as: UTF8.self)
        errors = String(decoding: recorder.errors, as: UTF8.self)
    }

    init(_ arguments: String..., in project: TemporaryProject, migrate: @escaping Tool.Migrate = { _, _ in .nothing }) {
        self.init(arguments, in: .test(in: project.path), migrate: migrate)
    }
}

let sampleRules = [
    RuleDescription(name: "storyboard-call", summary: "A call.", before: "old()\n\nold()", after: "new()"),
    RuleDescription(name: "view-controller-factory", summary: "A factory.", before: "old()", after: "new()"),
]

extension MigrationOutcome {
    static let nothing = MigrationOutcome(decisions: [], changes: [], diagnostics: [], filesToAdd: [])
}

/// Collects the output of a run; a run writes from one thread.
private final class Recorder: @unchecked Sendable {
    var output: [UInt8] = []
    var errors: [UInt8] = []

    var console: Console {
        Console(standardOutput: { self.output += $0 }, standardError: { self.errors += Array($0.utf8) })
    }
}
