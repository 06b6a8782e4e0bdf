import Foundation

/// What a build of the tool takes on an app: a dry run, a run, and the way back.
struct Figures {
    let dryRun: Measurement
    let run: Measurement
    let undo: Measurement
    /// How many files the run changed and created.
    let written: Int

    struct Fault: Error, CustomStringConvertible {
        let description: String
    }

    /// Throws where one of them fails, changes nothing, or leaves something behind.
    init(of tool: String, on app: SyntheticApp) throws {
        dryRun = try Self.succeeding([tool, "--no-config", "--dry-run", "."], in: app)
        guard try app.changedFiles() == 0 else { throw Fault(description: "a dry run wrote something") }
        run = try Self.succeeding([tool, "--no-config", "."], in: app)
        written = try app.changedFiles()
        guard written > 0 else { throw Fault(description: "a run wrote nothing") }
        undo = try Self.succeeding([tool, "undo"], in: app)
        guard try app.changedFiles() == 0 else { throw Fault(description: "undo left something behind") }
    }

    private static func succeeding(_ command: [String], in app: SyntheticApp) throws -> Measurement {
        let run = try Measurement(command, in: app.folder)
        guard run.status == 0 else {
            throw Fault(description: "\(app.fileCount) files, \(command.dropFirst()): wait status \(run.status): \(run.errors)")
        }
        return run
    }
}
