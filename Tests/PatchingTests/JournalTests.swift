import SourceText
import Testing

@testable import Patching

@Suite struct JournalTests {
    private let journal = Journal(
        .run, token: "a1",
        [
            JournalEntry(
                path: "A/é 1:2.swift", old: [0, 255, 10], new: [], folders: [], spans: [ChangedSpan(old: 0..<3, new: 0..<0)]),
            JournalEntry(path: "B", old: nil, new: [1], folders: ["x", "x/y"], spans: []),
            JournalEntry(path: "C", old: [], new: nil, folders: [], spans: []),
        ])

    @Test func itIsReadAsItWasWritten() {
        #expect(Journal(bytes: journal.bytes) == journal)
        #expect(Journal(bytes: Journal(.undo, []).bytes)?.kind == .undo)
    }

    @Test func aPartOfItIsNone() {
        let bytes = journal.bytes
        for count in bytes.indices { #expect(Journal(bytes: Array(bytes[..<count])) == nil) }
        #expect(Journal(bytes: bytes + [0]) == nil)
    }

    /// It names files to be overwritten, so it must not name any outside the project.
    @Test(arguments: ["../A", "/A", "A/../../B", "", ".", "A//B", "A/"]) func aPathThatLeadsOutIsNone(path: String) {
        for entry in [
            JournalEntry(path: path, old: [1], new: [2], folders: [], spans: []),
            JournalEntry(path: "A", old: nil, new: [2], folders: [path], spans: []),
        ] {
            #expect(Journal(bytes: Journal(.run, [entry]).bytes) == nil)
        }
        #expect(Journal(bytes: Journal(.run, token: "../x", []).bytes) == nil)
    }

    @Test(arguments: [[], [ChangedSpan(old: 0..<9, new: 0..<1)], [ChangedSpan(old: 0..<1, new: 0..<1)]])
    func spansThatDoNotTellTheChangeAreDoneWithout(spans: [ChangedSpan]) {
        let change = FileChange(path: "A", from: [1, 2], to: [3, 4], spans: spans)
        #expect(change.edits.map(\.range.bytes) == [0..<2])
        #expect(change.newBytes == [3, 4])
    }
}
