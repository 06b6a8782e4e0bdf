import Foundation
import Testing

@testable import Patching

@Suite struct UndoTests {
    private let sample: SampleUpdate
    private let before: [String: String]

    init() throws {
        sample = try SampleUpdate()
        before = try sample.snapshot()
    }

    @Test func withoutARunThereIsNothingToUndo() throws {
        #expect(try sample.update.undo() == nil)
    }

    @Test func allFilesGoBackAndCreatedOnesGo() throws {
        try sample.update.write(sample.changes)
        let undo = try #require(try sample.update.undo())
        #expect(undo.changedSince == [])
        try sample.update.carryOut(undo)
        #expect(try sample.snapshot() == before)
        #expect(try sample.update.undo() == nil)
    }

    @Test func onlyTheLastRunIsUndone() throws {
        try sample.update.write([sample.changes[0]])
        let between = try sample.snapshot()
        try sample.update.write([sample.changes[1]])
        try sample.update.carryOut(try #require(try sample.update.undo()))
        #expect(try sample.snapshot() == between)
        #expect(try sample.update.undo() == nil)
    }

    @Test func aCertainRunIsUndoneOnlyAsTheLastOne() throws {
        let (first, second) = ([sample.changes[0]], [sample.changes[1]])
        try sample.update.write(first)
        #expect(try sample.update.undo(of: second) == nil)
        #expect(try sample.update.undo(of: first)?.changes.map(\.path) == ["A.swift"])
        try sample.update.write(second)
        #expect(try sample.update.undo(of: first) == nil)
        try sample.update.carryOut(try #require(try sample.update.undo(of: second)))
        #expect(try sample.update.undo(of: second) == nil)
    }

    @Test(arguments: ["A.swift", "real/Target.swift", "New/er/N.swift"]) func aFileThatWasChangedSinceIsNamed(path: String) throws {
        try sample.update.write(sample.changes)
        try sample.write("mine", to: path)
        #expect(try sample.update.undo()?.changedSince == [path == "real/Target.swift" ? "Link.swift" : path])
    }

    @Test func whatIsBackAlreadyIsNotTouched() throws {
        try sample.update.write(sample.changes)
        try sample.write(SampleUpdate.old, to: "A.swift")
        let undo = try #require(try sample.update.undo())
        #expect(undo.changes.map(\.path) == sample.changes.dropFirst().map(\.path))
        try sample.update.carryOut(undo)
        #expect(try sample.snapshot() == before)
    }

    @Test func aFolderThatHoldsSomethingElseStays() throws {
        try sample.update.write(sample.changes)
        try sample.write("mine", to: "New/Mine.swift")
        try sample.update.carryOut(try #require(try sample.update.undo()))
        #expect(Set(try sample.snapshot().keys) == Set(before.keys).union(["New", "New/Mine.swift"]))
    }

    @Test func itsChangesAreThoseOfTheRunBackwards() throws {
        try sample.update.write(sample.changes)
        let changes = try #require(try sample.update.undo()).changes
        #expect(changes.map(\.isRemoval) == [false, true, false, true, true, false])
        #expect(changes[0].edits.map(\.replacement) == ["two"])
        let patch = String(decoding: UnifiedDiff(of: Array(changes[..<2]), names: .git(prefix: "")).bytes, as: UTF8.self)
        #expect(
            patch == """
                diff --git a/A.swift b/A.swift
                --- a/A.swift
                +++ b/A.swift
                @@ -1,3 +1,3 @@
                 one
                -zwei
                +two
                 three
                diff --git a/Born.swift b/Born.swift
                deleted file mode 100644
                --- a/Born.swift
                +++ /dev/null
                @@ -1,3 +0,0 @@
                -one
                -zwei
                -three

                """)
    }

    @Test func otherFilesKeepTheirTimes() throws {
        let time = try sample.times()["Other.swift"]
        try sample.update.write(sample.changes)
        try sample.update.carryOut(try #require(try sample.update.undo()))
        #expect(try sample.times()["Other.swift"] == time)
    }

    @Test func aFailureLeavesEvenTheTimesOfFiles() throws {
        let times = try sample.times()
        var renames = 0
        let failure = CallCounter().failure(of: { try sample.update.write(sample.changes) }) { _, name in
            if name == "rename" { renames += 1 }
            return name == "rename" && renames == 5 ? EIO : nil
        }
        #expect(failure?.left == [])
        #expect(try sample.snapshot() == before)
        #expect(try sample.times() == times)
    }
}
