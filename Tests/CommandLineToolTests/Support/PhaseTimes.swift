import Foundation

@testable import CommandLineTool

/// A part of a run, known by the record that is there when it begins.
enum Phase: String, CaseIterable {
    case reading = "", staging = ".git/sbmigrate/begun", renaming = ".git/sbmigrate/pending"
}

/// How long the parts of a run take, in seconds.
struct PhaseTimes {
    private(set) var seconds: [Phase: Double] = [:]

    /// Watches a run to its end.
    init(of tool: BuiltTool, in project: TemporaryProject) throws {
        var start = Date()
        for phase in Phase.allCases.dropFirst() {
            while tool.isRunning, !project.exists(phase.rawValue) {}
            seconds[phase == .staging ? .reading : .staging] = -start.timeIntervalSinceNow
            start = Date()
        }
        while tool.isRunning, project.exists(Phase.renaming.rawValue) {}
        seconds[.renaming] = -start.timeIntervalSinceNow
        _ = try tool.end()
    }
}

/// When a run is ended, and by which signal: two of three times while it puts files in their places.
struct Moment: CustomStringConvertible {
    private let phase: Phase
    private let delay: Double
    let signal: Int32

    init(_ number: Int, _ times: PhaseTimes) {
        phase = [.renaming, .staging, .renaming, .reading, .renaming, .renaming][number % 6]
        signal = [SIGKILL, SIGINT, SIGKILL, SIGTERM, SIGKILL][number % 5]
        delay = .random(in: 0...1) * (times.seconds[phase] ?? 0)
    }

    /// Returns at the moment, or when the run has ended.
    func await(_ tool: BuiltTool, in project: TemporaryProject) {
        while tool.isRunning, phase != .reading, !project.exists(phase.rawValue) {}
        let start = Date()
        while tool.isRunning, -start.timeIntervalSinceNow < delay {}
    }

    var name: String { "signal \(signal) while \(phase)" }
    var description: String { "\(name), after \(delay) s" }
}
