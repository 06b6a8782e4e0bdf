import Foundation
import Synchronization
import Testing

@testable import CommandLineTool

@Suite struct StatusLineTests {
    private final class Screen: Sendable {
        private let writes = Mutex<[String]>([])

        var all: [String] { writes.withLock { $0 } }

        func write(_ text: String) {
            writes.withLock { $0.append(text) }
        }

        /// Returns once something was written.
        func waitForWrite() {
            while all.isEmpty { usleep(10_000) }
        }
    }

    private static let cleared = "\r\u{1B}[2K"

    @Test func aLongStageIsShownAndTakenAway() {
        let screen = Screen()
        let status = StatusLine(write: screen.write)
        status.begin("reading the project")
        screen.waitForWrite()
        status.end()
        let shown = screen.all
        #expect(shown.first?.hasPrefix(Self.cleared + "sbmigrate: reading the project, ") == true)
        #expect(shown.last == Self.cleared)
        usleep(1_200_000)
        #expect(screen.all == shown)
    }

    @Test func nothingIsWrittenForAStageThatEndsAtOnce() {
        let screen = Screen()
        let status = StatusLine(write: screen.write)
        status.begin("reading the project")
        status.begin("deciding")
        status.end()
        status.end()
        usleep(1_200_000)
        #expect(screen.all.isEmpty)
    }

    @Test func whatIsSaidTakesTheLineAwayFirst() {
        let screen = Screen()
        let console = Console(
            standardOutput: { _ throws(OutputFailure) in screen.write("output") }, standardError: { screen.write($0) },
            status: StatusLine(write: screen.write))
        console.watch("reading the project")
        screen.waitForWrite()
        console.say("Said.")
        #expect(screen.all.suffix(2) == [Self.cleared, "Said.\n"])
        console.watch("deciding")
        let before = screen.all.count
        while screen.all.count == before { usleep(10_000) }
        try? console.standardOutput([])
        #expect(screen.all.suffix(2) == [Self.cleared, "output"])
    }

    @Test func aFileIsNoTerminal() throws {
        let file = open("/dev/null", O_RDWR)
        defer { close(file) }
        #expect(!isTerminal(file))
    }
}
