import Foundation
import SourceText

/// The files below the folder `Fixtures`, by their absolute paths.
package enum Fixtures {
    package static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures").path

    /// The cases of a rule, sorted by name: every folder in `Fixtures/Rules/<rule>`.
    package static func cases(of rule: String) throws -> [MigrationCase] {
        let rules = folder + "/Rules/" + rule
        return try FileManager.default.contentsOfDirectory(atPath: rules).sorted()
            .filter { FileManager.default.fileExists(atPath: "\(rules)/\($0)/before") }
            .map { try MigrationCase(folder: "\(rules)/\($0)", name: "\(rule)/\($0)") }
    }

    /// The cases of all rules.
    package static func ruleCases() throws -> [MigrationCase] {
        try FileManager.default.contentsOfDirectory(atPath: folder + "/Rules").sorted().flatMap(cases)
    }

    /// The app that the README migrates.
    package static func sampleApp() throws -> MigrationCase {
        try MigrationCase(folder: folder + "/SampleAppMigrated", name: "SampleApp")
    }

    /// All files below a folder, sorted by path; none if there is no such folder. Links are followed.
    package static func files(below folder: String) throws -> [SourceFile] {
        // An enumerator does not follow a link that is its own root.
        let folder = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
        guard let paths = FileManager.default.enumerator(atPath: folder)?.compactMap({ $0 as? String }) else { return [] }
        return try paths.sorted().compactMap { path in
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: "\(folder)/\(path)", isDirectory: &isFolder)
            guard !isFolder.boolValue, !path.hasSuffix(".DS_Store") else { return nil }
            return SourceFile(path: path, bytes: [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(path)"))))
        }
    }
}
