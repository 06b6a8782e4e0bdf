import Foundation
import Testing

@testable import Patching

/// Each call of the operating system fails in turn: all files are old, or all are new, and nothing else is there.
@Suite struct FaultTests {
    private let before: [String: String]
    private let after: [String: String]

    init() throws {
        let sample = try SampleUpdate()
        before = try sample.snapshot()
        try sample.update.write(sample.changes)
        after = try sample.snapshot()
    }

    @Test func theSampleIsWhatItShouldBe() {
        #expect(before["A.swift"] == "644 one\ntwo\nthree\n")
        #expect(after["A.swift"] == "644 one\nzwei\nthree\n")
        #expect(after["tool/run"] == "755 one\nzwei\nthree\n")
        #expect(after["Link.swift"] == "link to real/Target.swift")
        #expect(Set(after.keys).subtracting(before.keys) == ["Born.swift", "New", "New/er", "New/er/N.swift", "New/er/O.swift"])
    }

    /// A number for each call of an update, until one ends without reaching it.
    private func forEachCall(_ body: (Int, CallCounter) throws -> Void) rethrows {
        var number = 1
        while number < 1000 {
            let counter = CallCounter()
            try body(number, counter)
            guard counter.count >= number else { break }
            number += 1
        }
        #expect(number > 20 && number < 1000)
    }

    @Test func aCallThatFailsChangesNothingOrIsMadeGood() throws {
        try forEachCall { number, counter in
            let sample = try SampleUpdate()
            let code = [EIO, ENOSPC, EACCES][number % 3]
            let failure = counter.failure(
                of: { try sample.update.write(sample.changes) }, failing: { count, _ in count == number ? code : nil })
            #expect(try sample.snapshot() == (failure == nil ? after : before), "call \(number)")
            #expect(failure?.left ?? [] == [])
            #expect(!sample.update.isUnfinished)
            if let failure { #expect(failure.cause.message.contains(": "), "\(failure)") }
        }
    }

    @Test func eachNewFileIsOnTheDiskBeforeTheFirstTakesItsPlace() throws {
        let sample = try SampleUpdate()
        let counter = CallCounter()
        nonisolated(unsafe) var calls: [String] = []
        #expect(
            counter.failure(
                of: { try sample.update.write(sample.changes) },
                failing: { _, name in
                    calls.append(name)
                    return nil
                }) == nil)
        // The first two renames put the record of the update in place.
        let renames = calls.indices.filter { calls[$0] == "rename" }
        #expect(calls[renames[0]..<renames[1]].count { $0 == "fsync" } >= sample.changes.count)
    }

    /// As if the process were killed at any moment: from one call on nothing reaches the disk.
    @Test(arguments: [false, true]) func whatAProcessLeavesThatIsKilledIsPutInOrder(linksFail: Bool) throws {
        var outcomes: Set<Recovery?> = []
        try forEachCall { number, counter in
            let sample = try SampleUpdate()
            _ = counter.failure(
                of: { try sample.update.write(sample.changes) },
                failing: { count, name in linksFail && name == "link" ? EPERM : count >= number ? EIO : nil })
            outcomes.insert(try sample.update.recover())
            let found = try sample.snapshot()
            #expect(found == before || found == after, "call \(number)")
            #expect(!sample.update.isUnfinished)
            #expect(try sample.update.recover() == nil)
        }
        #expect(outcomes == Set([nil] + (0...6).map { Recovery(isOfUndo: false, replaced: $0, files: 6) }))
    }

    @Test func anUndoThatIsKilledIsPutInOrderToo() throws {
        try forEachCall { number, counter in
            let sample = try SampleUpdate()
            try sample.update.write(sample.changes)
            let undo = try #require(try sample.update.undo())
            _ = counter.failure(of: { try sample.update.carryOut(undo) }, failing: { count, _ in count >= number ? EIO : nil })
            _ = try sample.update.recover()
            let found = try sample.snapshot()
            #expect(found == before || found == after, "call \(number)")
            #expect((try sample.update.undo() == nil) == (found == before))
        }
    }

    /// The update is killed in its middle, and so is what puts it in order.
    @Test func aRecoveryThatIsKilledIsRepeated() throws {
        try forEachCall { number, counter in
            let sample = try SampleUpdate()
            _ = CallCounter().failure(of: { try sample.update.write(sample.changes) }, after: 4)
            #expect(sample.update.isUnfinished)
            _ = counter.failure(of: { _ = try sample.update.recover() }, failing: { count, _ in count >= number ? EIO : nil })
            _ = try sample.update.recover()
            #expect(try sample.snapshot() == before, "call \(number)")
        }
    }
}
