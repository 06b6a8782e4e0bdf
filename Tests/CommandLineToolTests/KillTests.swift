import Foundation
import SourceText
import Testing

@testable import CommandLineTool

/// The program itself is ended by signals at random moments of a run on a large project, most of them while it writes.
/// `SBMIGRATE_KILLS` says how often.
@Suite(.serialized, .enabled(if: BuiltTool.path != nil, "the program was not built"))
struct KillTests {
    private static let kills = ProcessInfo.processInfo.environment["SBMIGRATE_KILLS"].flatMap { Int($0) } ?? 20
    private let screens: ScreenProject
    private let migrated: [String: [UInt8]]
    private let plain: PhaseTimes

    init() throws {
        screens = try ScreenProject(screens: 100)
        // The first run is slower than others.
        _ = try BuiltTool([], in: screens.project.path).end()
        _ = try BuiltTool(["undo"], in: screens.project.path).end()
        plain = try PhaseTimes(of: BuiltTool([], in: screens.project.path), in: screens.project)
        migrated = try screens.files()
        #expect(migrated.count { screens.original[$0.key] != $0.value } == 101)
        try takeBack()
    }

    @Test func everyFileIsOldOrNewWheneverTheRunIsEnded() throws {
        var counts: [String: Int] = [:]
        for number in 0..<Self.kills {
            let moment = Moment(number, plain)
            let tool = try BuiltTool([], in: screens.project.path)
            moment.await(tool, in: screens.project)
            tool.send(moment.signal)
            let (status, said) = try tool.end()
            let state = try check(moment, status, said)
            counts["\(moment.name): \(state)", default: 0] += 1
            try putInOrder(number)
        }
        print(plain.seconds)
        for (name, count) in counts.sorted(by: { $0.key < $1.key }) { print("\(count) × \(name)") }
        if Self.kills >= 100 { #expect(counts.keys.contains { $0.contains("some files new") }, "no kill hit the renaming") }
    }

    /// What the signal left. After one that may be caught it must be all or nothing.
    private func check(_ moment: Moment, _ status: Int32, _ said: String) throws -> String {
        let found = try screens.files()
        let strangers = found.filter { $0.value != screens.original[$0.key] && $0.value != migrated[$0.key] }
        let lost = screens.original.keys.filter { found[$0] == nil }
        let temporary = strangers.keys.filter { $0.contains("/.sbmigrate-") }
        #expect(lost == [] && strangers.count == temporary.count, "\(moment): torn or lost")
        let isWhole = found == screens.original || found == migrated
        let end = "\(moment), ended with \(status): \(temporary.count) temporary files, and it said:\n\(said)"
        #expect(isWhole || moment.signal == SIGKILL, "\(end)")
        #expect(status == -moment.signal || status == 0, "\(end)")
        if found == screens.original { return "all files old" }
        if found == migrated { return "all files new" }
        return found.contains { $0.value == migrated[$0.key] && $0.value != screens.original[$0.key] }
            ? "some files new" : "all files old, temporary ones left"
    }

    /// By another run or by an undo; then all is old again.
    private func putInOrder(_ number: Int) throws {
        if number % 2 == 0 {
            let (status, said) = try BuiltTool(["--allow-dirty"], in: screens.project.path).end()
            #expect(status == 0, "\(said)")
            #expect(try screens.files() == migrated, "\(said)")
        }
        try takeBack()
    }

    private func takeBack() throws {
        let (status, said) = try BuiltTool(["undo"], in: screens.project.path).end()
        #expect(status == 0, "\(said)")
        #expect(try screens.files() == screens.original, "\(said)")
        #expect(!screens.project.exists(".git/sbmigrate/begun") && !screens.project.exists(".git/sbmigrate/pending"))
    }
}
