import Foundation
import Testing

@testable import XcodeProject

/// What would be wrong if the insertions were.
@Suite("An edited project")
struct EditedProjectTests {
    private let id = "0123456789ABCDEF01234567"
    private let original = SampleProject()

    /// What is found in the sample project with a piece of its text replaced.
    private func fault(replacing old: String, with new: String, newIDs: Set<String> = [], targets: [String] = []) throws -> InsertionError?
    {
        let text = try #require(original.text.firstRange(of: old).map { original.text.replacingCharacters(in: $0, with: new) })
        let before = try original.read()
        do throws(InsertionError) {
            let edited = try EditedProject(path: original.path, bytes: Array(text.utf8))
            try edited.verify(newIDs, against: before)
            try edited.verifyMembers([NewFile(path: "App/Sample/New.swift", targets: targets)], against: before)
            return nil
        } catch {
            return error
        }
    }

    @Test func withoutADifferenceIsRight() throws {
        #expect(try fault(replacing: "path = Sample;", with: "path = /* same */ \"Sample\";") == nil)
    }

    @Test(arguments: [
        ("path = Sample;", "path = Simple;"), ("(F1, F2,", "(F2, F1,"), ("(F1, F2,", "(F2,"), ("defaultConfigurationName", "x"),
        ("path = Sample;", "path = Sample; x = y;"), ("attributes = {", "attributes = { x = <00>; "),
    ])
    func mustSayTheSameElsewhere(old: String, new: String) throws {
        #expect(try fault(replacing: old, with: new) == .notVerified("something else changed"))
    }

    @Test func mustDefineTheNewObjectsOnce() throws {
        let object = "\(id) = {isa = PBXFileReference; }; "
        let fault = InsertionError.notVerified("new objects are not defined once each")
        #expect(try self.fault(replacing: "(F1, F2,", with: "(F1, \(id), F2,", newIDs: [id]) == fault)
        #expect(try self.fault(replacing: "objects = {", with: "objects = {\(object)\(object)", newIDs: [id]) == fault)
    }

    @Test func mustNameTheNewObjects() throws {
        let object = "objects = {\(id) = {isa = PBXFileReference; };"
        #expect(
            try fault(replacing: "objects = {", with: object, newIDs: [id])
                == .notVerified("nothing names the new objects [\"\(id)\"]"))
    }

    @Test func mustHaveTheFileInItsTargets() throws {
        #expect(
            try fault(replacing: "// !", with: "// ", targets: ["My App"])
                == .notVerified("the target My App does not compile the file"))
    }

    @Test func mustBeReadable() throws {
        let fault = try fault(replacing: "path = Sample;", with: "path = Sample")
        #expect(fault?.message.hasPrefix("the edited project would be wrong: the project cannot be read: line ") == true)
    }
}
