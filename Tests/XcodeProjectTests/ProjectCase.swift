import Foundation
import TestSupport
import Testing
import XcodeProject

/// A project of `Fixtures/Projects`, before and after a file was made a member of targets.
struct ProjectCase: CustomTestStringConvertible {
    /// Of its folder.
    let name: String
    let before: [UInt8]
    let after: [UInt8]
    /// The path of the project file.
    let path: String
    /// The path of the new file.
    let file: String
    let targets: [String]

    var testDescription: String { name }

    static let all: [ProjectCase] = {
        let folder = Fixtures.folder + "/Projects"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().compactMap { try? ProjectCase(folder: "\(folder)/\($0)", name: $0) }
    }()

    private init(folder: String, name: String) throws {
        let request = String(decoding: try Self.bytes("\(folder)/request.txt"), as: UTF8.self).split(separator: "\n").map {
            $0.split(separator: ": ", maxSplits: 1).map(String.init)
        }
        let values = { (key: String) in request.filter { $0[0] == key }.map { $0[1] } }
        self.name = name
        before = try Self.bytes("\(folder)/before.pbxproj")
        after = try Self.bytes("\(folder)/after.pbxproj")
        path = values("project")[0]
        file = values("file")[0]
        targets = values("target")
    }

    private static func bytes(_ path: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))) }

    /// The project with the file in its targets.
    func edited(_ bytes: [UInt8]) throws -> [UInt8] {
        let insertions = try FileInsertion.insertions(of: [NewFile(path: file, targets: targets)], into: try read(bytes))
        var result: [UInt8] = []
        var done = 0
        for insertion in insertions {
            result += bytes[done..<insertion.offset] + Array(insertion.text.utf8)
            done = insertion.offset
        }
        return result + bytes[done...]
    }

    func read(_ bytes: [UInt8]) throws -> ProjectFile { try ProjectFile(path: path, bytes: bytes) }
}
