import Foundation
import SourceText
import Testing

@testable import Patching

@Suite struct FileUpdateTests {
    private let folder: TemporaryFolder
    private let records: TemporaryFolder
    private let update: FileUpdate

    init() throws {
        folder = try TemporaryFolder()
        records = try TemporaryFolder()
        update = FileUpdate(root: folder.path, records: records.path)
    }

    private func change(at path: String = "A.swift", from old: String = "old\n", to new: String = "new\n") -> FileChange {
        FileChange(path: path, original: file(old, at: path), edits: [], newBytes: Array(new.utf8))
    }

    private func creation(at path: String, holding text: String = "new\n") -> FileChange {
        FileChange(path: path, original: nil, edits: [], newBytes: Array(text.utf8))
    }

    private func mode(of name: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: folder.path + "/" + name)[.posixPermissions] as? Int
    }

    private func number(of name: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: folder.path + "/" + name)[.systemFileNumber] as? Int
    }

    /// Neither `check` nor `write` succeeds; both say why, and no byte and no name changes.
    private func expectRefused(_ change: FileChange, _ error: FileUpdateError) throws {
        let names = try folder.names()
        let bytes = folder.read(change.path)
        #expect(throws: error) { try update.check(change) }
        #expect(throws: UpdateFailure.self) { try update.write([change]) }
        #expect(try folder.names() == names)
        #expect(folder.read(change.path) == bytes)
    }

    @Test(arguments: [0o644, 0o755, 0o600, 0o664, 0o4755]) func aFileKeepsItsMode(mode: Int) throws {
        try folder.write("old\n".utf8, to: "A.swift")
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: folder.path + "/A.swift")
        try update.check(change())
        try update.write([change()])
        #expect(folder.read("A.swift") == Array("new\n".utf8))
        #expect(try self.mode(of: "A.swift") == mode)
        #expect(try folder.names() == ["A.swift"])
    }

    @Test(.enabled(if: geteuid() == 0, "only root may give files away")) func aFileKeepsItsOwner() throws {
        try folder.write("old\n".utf8, to: "A.swift")
        #expect(chown(folder.path + "/A.swift", 12, 34) == 0)
        try update.write([change()])
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + "/A.swift")
        #expect(attributes[.ownerAccountID] as? Int == 12 && attributes[.groupOwnerAccountID] as? Int == 34)
    }

    @Test func aFileKeepsItsExtendedAttributes() throws {
        try folder.write("old\n".utf8, to: "A.swift")
        let path = folder.path + "/A.swift"
        guard ExtendedAttribute.set("user.note", to: "kept", of: path) else { return }
        try update.write([change()])
        #expect(ExtendedAttribute.value("user.note", of: path) == "kept")
    }

    @Test func aCheckWritesNothing() throws {
        try folder.write("old\n".utf8, to: "A.swift")
        let number = try number(of: "A.swift")
        try update.check(change())
        try update.check(creation(at: "New/B.swift"))
        #expect(folder.read("A.swift") == Array("old\n".utf8))
        #expect(try folder.names() == ["A.swift"])
        #expect(try self.number(of: "A.swift") == number)
    }

    @Test func aFileIsReplacedAndNotWrittenInto() throws {
        try folder.write("old\n".utf8, to: "A.swift")
        let before = try number(of: "A.swift")
        let reader = try #require(FileHandle(forReadingAtPath: folder.path + "/A.swift"))
        try update.write([change()])
        #expect(try number(of: "A.swift") != before)
        #expect(try reader.readToEnd() == Data("old\n".utf8))
    }

    @Test func aLargeFileIsWrittenWhole() throws {
        let old = String(repeating: "0123456789abcdef\r\n", count: 20_000)
        try folder.write(old.utf8, to: "A.swift")
        try update.write([change(from: old, to: "x" + old + "y")])
        #expect(folder.read("A.swift") == Array(("x" + old + "y").utf8))
    }

    @Test func aSymbolicLinkStaysAndItsTargetIsReplaced() throws {
        try folder.write("old\n".utf8, to: "real/Target.swift")
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/middle", withDestinationPath: "real")
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/A.swift", withDestinationPath: "middle/Target.swift")
        try update.write([change()])
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/A.swift") == "middle/Target.swift")
        #expect(folder.read("real/Target.swift") == Array("new\n".utf8))
        #expect(try folder.names(in: "real") == ["Target.swift"])
    }

    @Test func aFileThatWasChangedMeanwhileIsLeft() throws {
        try folder.write("old\n!".utf8, to: "A.swift")
        try expectRefused(change(), .changedMeanwhile(path: "A.swift"))
    }

    @Test func aSecondWriteFindsTheFileChanged() throws {
        try folder.write("old\n".utf8, to: "A.swift")
        try update.write([change()])
        try expectRefused(change(), .changedMeanwhile(path: "A.swift"))
    }

    @Test(arguments: ["A.swift", "no/folder/A.swift", "B.swift/A.swift"]) func aMissingFileIsNotMade(path: String) throws {
        try folder.write("old\n".utf8, to: "B.swift")
        try expectRefused(change(at: path), .missing(path: path))
    }

    @Test func aDanglingLinkIsAMissingFile() throws {
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/A.swift", withDestinationPath: "gone")
        try expectRefused(change(), .missing(path: "A.swift"))
    }

    @Test(arguments: [0o444, 0o555, 0o400]) func aReadOnlyFileIsLeft(mode: Int) throws {
        try folder.write("old\n".utf8, to: "A.swift")
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: folder.path + "/A.swift")
        try expectRefused(change(), .readOnly(path: "A.swift"))
        #expect(try self.mode(of: "A.swift") == mode)
    }

    @Test func aFileWithTwoNamesIsLeft() throws {
        try folder.write("old\n".utf8, to: "A.swift")
        try FileManager.default.linkItem(atPath: folder.path + "/A.swift", toPath: folder.path + "/B.swift")
        try expectRefused(change(), .hardLinked(path: "A.swift", names: 2))
    }

    @Test func aFolderIsNoFile() throws {
        try folder.write("".utf8, to: "A.swift/B.swift")
        try expectRefused(change(), .notAFile(path: "A.swift"))
    }

    @Test(arguments: ["P.swift", "Deep/er/P.swift", "with space/é\u{301}/\u{301}.swift"]) func aFileIsCreatedWithItsFolders(path: String)
        throws
    {
        try update.check(creation(at: path))
        try update.write([creation(at: path)])
        #expect(folder.read(path) == Array("new\n".utf8))
        #expect(try folder.names().count == 1)
    }

    @Test func aCreatedFileHasTheModeOfAnyNewFile() throws {
        try update.write([creation(at: "P.swift")])
        fclose(try #require(fopen(folder.path + "/Other.swift", "w") as UnsafeMutablePointer<FILE>?))
        #expect(try mode(of: "P.swift") == mode(of: "Other.swift"))
    }

    @Test func aFileThatExistsIsNotCreated() throws {
        try folder.write("mine\n".utf8, to: "P.swift")
        try expectRefused(creation(at: "P.swift"), .exists(path: "P.swift"))
    }

    @Test func aLinkThatDanglesIsNotWrittenThrough() throws {
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/P.swift", withDestinationPath: "elsewhere")
        try expectRefused(creation(at: "P.swift"), .exists(path: "P.swift"))
    }

    @Test func aFileWhereAFolderIsNeededIsLeft() throws {
        try folder.write("mine\n".utf8, to: "Sources")
        let error = #expect(throws: FileUpdateError.self) { try update.check(creation(at: "Sources/P.swift")) }
        guard case .noFolder("Sources/P.swift", let cause) = error else { throw Unexpected(error: error) }
        #expect(cause.code == ENOTDIR)
        #expect(obstacle(to: [creation(at: "Sources/P.swift")]) == error)
        #expect(folder.read("Sources") == Array("mine\n".utf8))
    }

    @Test func whatWasMadeForAFileThatCannotBeCreatedIsTakenBack() throws {
        try folder.write("".utf8, to: "there/A.swift")
        let path = "there/new/newer/" + String(repeating: "n", count: 300)
        let error = obstacle(to: [creation(at: path)])
        guard case .notWritable(path, let cause) = error else { throw Unexpected(error: error) }
        #expect(cause.code == ENAMETOOLONG)
        #expect(try folder.names(in: "there") == ["A.swift"])
    }

    @Test(.enabled(if: geteuid() != 0, "root may write everywhere")) func aFolderThatForbidsItLeavesItsFilesAlone() throws {
        try folder.write("old\n".utf8, to: "locked/A.swift")
        try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.path + "/locked")
        defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path + "/locked") }
        let error = obstacle(to: [change(at: "locked/A.swift")])
        guard case .notWritable("locked/A.swift", let cause) = error else { throw Unexpected(error: error) }
        #expect(cause.code == EACCES)
        #expect(folder.read("locked/A.swift") == Array("old\n".utf8))
    }

    @Test func twoPathsThatLeadToOneFileAreRefused() throws {
        try folder.write("old\n".utf8, to: "A.swift")
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/B.swift", withDestinationPath: "A.swift")
        #expect(obstacle(to: [change(), change(at: "B.swift")]) == .twice(path: "B.swift"))
        #expect(folder.read("A.swift") == Array("old\n".utf8))
    }

    @Test func noFileIsWrittenWhereOneCannotBe() throws {
        try folder.write("old\n".utf8, to: "A.swift")
        try folder.write("other\n".utf8, to: "B.swift")
        #expect(obstacle(to: [creation(at: "New/N.swift"), change(), change(at: "B.swift")]) == .changedMeanwhile(path: "B.swift"))
        #expect(folder.read("A.swift") == Array("old\n".utf8))
        #expect(try folder.names() == ["A.swift", "B.swift"])
    }

    /// The update asks whether to go on while the new files are written down.
    @Test func aFileThatIsChangedWhileOthersAreStagedStopsTheRun() throws {
        for name in ["A.swift", "B.swift"] { try folder.write("old\n".utf8, to: name) }
        let failure = #expect(throws: UpdateFailure.self) {
            try update.write([change(), change(at: "B.swift")]) {
                try? folder.write("mine\n".utf8, to: "B.swift")
                return false
            }
        }
        #expect(failure == UpdateFailure(.changedMeanwhile(path: "B.swift")))
        #expect(folder.read("A.swift") == Array("old\n".utf8))
        #expect(folder.read("B.swift") == Array("mine\n".utf8))
        #expect(try folder.names() == ["A.swift", "B.swift"])
    }

    @Test func aFileThatAppearsWhileOthersAreStagedIsNotOverwritten() throws {
        try folder.write("old\n".utf8, to: "A.swift")
        #expect(throws: UpdateFailure(.exists(path: "N.swift"))) {
            try update.write([change(), creation(at: "N.swift")]) {
                try? folder.write("mine\n".utf8, to: "N.swift")
                return false
            }
        }
        #expect(folder.read("A.swift") == Array("old\n".utf8))
        #expect(folder.read("N.swift") == Array("mine\n".utf8))
        #expect(try folder.names() == ["A.swift", "N.swift"])
    }

    @Test func onlyOneProcessWritesInAProject() throws {
        try folder.write("old\n".utf8, to: "A.swift")
        let lock = try FileLock(records.path + "/lock")
        #expect(obstacle(to: [change()]) == .busy(path: records.path))
        lock.release()
        #expect(obstacle(to: [change()]) == nil)
    }

    /// Asked before each of the two files is staged, and before each is compared.
    @Test(arguments: 0..<4) func aRunThatIsStoppedInTimeChangesNothing(asked: Int) throws {
        try folder.write("old\n".utf8, to: "A.swift")
        var count = 0
        let failure = #expect(throws: UpdateFailure.self) {
            try update.write([change(), creation(at: "New/N.swift")]) {
                count += 1
                return count > asked
            }
        }
        #expect(failure?.left == [])
        #expect(folder.read("A.swift") == Array("old\n".utf8))
        #expect(try folder.names() == ["A.swift"])
        #expect(!update.isUnfinished)
    }

    /// What stops an update; nil where it is made.
    private func obstacle(to changes: [FileChange]) -> FileUpdateError? {
        do throws(UpdateFailure) {
            try update.write(changes)
            return nil
        } catch {
            return error.cause
        }
    }

    @Test func everyErrorNamesItsFileAndANextStep() {
        let cause = SystemFailure(code: ENOSPC, call: "write")
        let errors: [FileUpdateError] = [
            .missing(path: "A.swift"), .notAFile(path: "A.swift"), .readOnly(path: "A.swift"), .hardLinked(path: "A.swift", names: 2),
            .changedMeanwhile(path: "A.swift"), .exists(path: "A.swift"), .noFolder(path: "A.swift", cause: cause),
            .notReadable(path: "A.swift", cause: cause), .notWritable(path: "A.swift", cause: cause), .changedSince(path: "A.swift"),
            .twice(path: "A.swift"), .leftOver(path: "A.swift", cause: cause), .busy(path: "A.swift"), .unfinished(path: "A.swift"),
            .recordNotWritable(path: "A.swift", cause: cause), .recordNotReadable(path: "A.swift", cause: cause),
            .recordDamaged(path: "A.swift"), .stopped(path: "A.swift"),
        ]
        for error in errors {
            #expect(error.message.hasPrefix("A.swift: "))
            #expect(!error.message.contains("\n") && !error.nextStep.isEmpty)
        }
        #expect(Set(errors.map(\.message)).count == errors.count)
        #expect(errors[8].message == "A.swift: the file cannot be written: No space left on device (write)")
    }

    private struct Unexpected: Error {
        let error: FileUpdateError?
    }
}
