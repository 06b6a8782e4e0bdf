import Foundation
import Testing

@testable import Patching

/// What was edited by others between a run that was killed and the next one.
@Suite struct RecoveryTests {
    private let sample: SampleUpdate

    init() throws {
        sample = try SampleUpdate()
    }

    private func killAfter(renames: Int) {
        #expect(CallCounter().failure(of: { try sample.update.write(sample.changes) }, after: renames) != nil)
    }

    @Test(arguments: [1, 2]) func aFileThatWasNotReplacedYetMayHaveBeenEdited(renames: Int) throws {
        killAfter(renames: renames)
        try sample.write("mine", to: "A.swift")
        #expect(try sample.update.recover() == Recovery(isOfUndo: false, replaced: 0, files: 6))
        #expect(try sample.snapshot()["A.swift"] == "644 mine")
        #expect(try !sample.snapshot().keys.contains { $0.contains(".sbmigrate") })
    }

    @Test func aFileThatWasReplacedAndEditedSinceIsNotOverwritten() throws {
        killAfter(renames: 3)
        try sample.write("mine", to: "A.swift")
        let failure = #expect(throws: UpdateFailure.self) { try sample.update.recover() }
        #expect(failure?.left == [.changedSince(path: "A.swift")])
        #expect(try sample.snapshot()["A.swift"] == "644 mine")
        #expect(sample.update.isUnfinished)
        try sample.write(SampleUpdate.old, to: "A.swift")
        #expect(try sample.update.recover() == Recovery(isOfUndo: false, replaced: 1, files: 6))
    }

    @Test func nothingIsWrittenBesideAnUnfinishedUpdate() throws {
        killAfter(renames: 1)
        let failure = #expect(throws: UpdateFailure.self) { try sample.update.write([sample.changes[0]]) }
        guard case .unfinished = failure?.cause else { Issue.record("\(failure as Any)"); return }
    }
}
