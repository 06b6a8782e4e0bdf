import TestSupport
import Testing
import XcodeProject

/// `.ci/pbxproj` lets another reader look at the same files.
@Suite("Every project of the fixtures")
struct ProjectCaseTests {
    @Test func isFound() { #expect(ProjectCase.all.count >= 26) }

    @Test("becomes what stands beside it", arguments: ProjectCase.all)
    func becomes(project: ProjectCase) throws {
        #expect(lines(try project.edited(project.before)) == lines(project.after))
        #expect(try project.edited(project.before) == project.after)
    }

    @Test("has the file in its targets, and nothing else is read differently", arguments: ProjectCase.all)
    func members(project: ProjectCase) throws {
        let (before, after) = (try project.read(project.before), try project.read(project.after))
        for (old, new) in zip(before.targets, after.targets) {
            #expect(new.compiles(project.file) == (old.compiles(project.file) || project.targets.contains(new.name)))
            #expect(new.members.filter { $0 != project.file } == old.members.filter { $0 != project.file })
            #expect(new.members.count { $0 == project.file } <= 1)
            #expect(new.synchronizedFolders == old.synchronizedFolders && new.interfaceFiles == old.interfaceFiles)
        }
        #expect(before.targets.map(\.name) == after.targets.map(\.name))
    }

    @Test("keeps all its bytes in their order", arguments: ProjectCase.all)
    func bytesStay(project: ProjectCase) {
        var rest = project.before[...]
        for byte in project.after where rest.first == byte { rest.removeFirst() }
        #expect(rest.isEmpty)
    }

    @Test("has nothing left for a second run", arguments: ProjectCase.all)
    func secondRun(project: ProjectCase) throws {
        #expect(try project.edited(project.after) == project.after)
        for target in project.targets {
            let new = NewFile(path: project.file, targets: [target])
            #expect(try FileInsertion.insertions(of: [new], into: try project.read(project.after)) == [])
        }
    }

    @Test("may end its lines differently", arguments: ProjectCase.all, ["\r\n", "\r"])
    func lineEnds(project: ProjectCase, lineEnd: String) throws {
        #expect(try project.edited(withLineEnds(lineEnd, project.before)) == withLineEnds(lineEnd, project.after))
    }

    @Test("may be cut off or damaged anywhere", arguments: ProjectCase.all)
    func damage(project: ProjectCase) {
        // Every project at places of its own.
        for length in stride(from: project.name.utf8.reduce(0) { $0 + Int($1) } % 251, to: project.before.count - 10, by: 251) {
            #expect(throws: PropertyListError.self) { try project.edited(Array(project.before[..<length])) }
        }
        var random = SplitMix64(seed: 11)
        for offset in stride(from: 7, to: project.before.count, by: 1009) {
            var bytes = project.before
            bytes[offset] = "(){};=,\"/*9 \n".utf8.randomElement(using: &random) ?? 0
            guard let edited = try? project.edited(bytes) else { continue }
            #expect((try? project.edited(edited)) == edited, "byte \(offset)")
        }
    }

    private func lines(_ bytes: [UInt8]) -> [String] {
        String(decoding: bytes, as: UTF8.self).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    }

    private func withLineEnds(_ lineEnd: String, _ bytes: [UInt8]) -> [UInt8] {
        Array(bytes.filter { $0 != 0x0D }.split(separator: 0x0A, omittingEmptySubsequences: false).joined(separator: Array(lineEnd.utf8)))
    }
}
