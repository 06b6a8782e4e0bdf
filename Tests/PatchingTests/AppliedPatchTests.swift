import Patching
import SourceText
import Testing

/// Git and patch themselves make of the printed patch what a run writes.
@Suite struct AppliedPatchTests {
    @Test func everySampleAndPathChangesAFile() {
        #expect(allSamples().count == patchSamples.count + 2 * patchPaths.count + 2)
    }

    @Test func aRunWritesThem() throws {
        try expectWritten(allSamples())
    }

    @Test(.enabled(if: Command.hasGit, "git is not installed"), arguments: Situation.allCases)
    func gitApplies(in situation: Situation) throws {
        try expectApplied(allSamples(), by: gitApply, in: situation)
    }

    /// A file of LF in such a work tree is one that git itself would have written with CRLF, and does.
    @Test(.enabled(if: Command.hasGit, "git is not installed"), arguments: [[], ["--whitespace=error"], ["--whitespace=fix"]])
    func gitThatWritesCRLFAppliesToFilesOfCRLF(options: [String]) throws {
        let lines = (1...20).map { $0 % 9 == 5 ? "\($0)«→ more\r\nand more»\r\n" : "\($0)\r\n" }
        let program = ["git", "-c", "core.autocrlf=true", "apply"] + options
        try expectApplied(MarkedEdits(lines.joined()).changes, by: program, in: .repository)
    }

    @Test(
        .enabled(if: Command.hasPatch && Command.hasGit, "patch is not installed"),
        arguments: [Situation.outsideGit, .repository, .subfolder])
    func patchApplies(in situation: Situation) throws {
        try expectApplied(allSamples(), by: gnuPatch, in: situation)
    }

    @Test(
        .enabled(if: Command.hasGit && Command.hasPatch, "patch or git is not installed"), arguments: patchSamples.map(\.marked),
        [gitApply, gnuPatch]
    )
    func eachAloneApplies(marked: String, program: [String]) throws {
        try expectApplied(MarkedEdits(marked).changes, by: program, in: .outsideGit)
    }
}
