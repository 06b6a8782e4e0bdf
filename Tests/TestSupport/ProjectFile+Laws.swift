import SourceText
import XcodeProject

/// What holds for any bytes that are to be an Xcode project.
extension ProjectFile {
    private static let path = "A.xcodeproj/project.pbxproj"
    private static let newFile = "Sources/New File.swift"

    /// They are read or refused with a line of theirs; into what was read a file can be entered, once, or the reason why not is given.
    package static func violations(of bytes: [UInt8]) -> [String] {
        do throws(PropertyListError) {
            return try ProjectFile(path: path, bytes: bytes).insertionViolations(in: bytes)
        } catch {
            return (1...LineIndex(bytes).starts.count).contains(error.line) ? [] : ["line \(error.line), which there is not, is to blame"]
        }
    }

    private func insertionViolations(in bytes: [UInt8]) -> [String] {
        let file = NewFile(path: Self.newFile, targets: Array(Set(targets.map(\.name))).sorted())
        guard let insertions = try? FileInsertion.insertions(of: [file], into: self) else { return [] }
        let offsets = insertions.map(\.offset)
        guard zip(offsets, offsets.dropFirst()).allSatisfy(<), offsets.allSatisfy({ (0...bytes.count).contains($0) }) else {
            return ["the insertions at \(offsets) are not in order"]
        }
        guard let edited = try? ProjectFile(path: Self.path, bytes: Self.bytes(bytes, with: insertions)) else {
            return ["the edited project cannot be read"]
        }
        let forgetful = edited.targets.filter { !$0.compiles(Self.newFile) }.map { "\($0.name) does not compile the new file" }
        let again = try? FileInsertion.insertions(of: [file], into: edited)
        return forgetful + lossViolations(in: edited)
            + (again?.isEmpty == true ? [] : ["the file is entered a second time: \(again ?? [])"])
    }

    /// Nothing of the targets is lost.
    private func lossViolations(in edited: ProjectFile) -> [String] {
        let stayed = zip(targets, edited.targets).allSatisfy { old, new in
            old.name == new.name && old.members == new.members.filter { $0 != Self.newFile || old.members.contains($0) }
        }
        return stayed && targets.count == edited.targets.count ? [] : ["other targets or members than before: \(edited.targets)"]
    }

    private static func bytes(_ bytes: [UInt8], with insertions: [Insertion]) -> [UInt8] {
        insertions.reversed().reduce(into: bytes) { $0.insert(contentsOf: $1.text.utf8, at: $1.offset) }
    }
}
