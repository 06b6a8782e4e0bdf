import Foundation
import SourceText

/// The files below the folder `Fixtures`, by their absolute paths.
package enum Fixtures {
    package static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures").path

    /// The cases of a rule, sorted by name: every folder in `Fixtures/Rules/<rule>`.
    package static func cases(of rule: String) throws -> [MigrationCase] {
        try cases(in: folder + "/Rules/" + rule, named: rule)
    }

    /// The cases of all rules.
    package static func ruleCases() throws -> [MigrationCase] {
        try FileManager.default.contentsOfDirectory(atPath: folder + "/Rules").sorted().flatMap(cases)
    }

    /// The tedium that this project comes from, a case for each way in which it was written or cured: every folder in `Fixtures/Origins`.
    package static func originCases() throws -> [MigrationCase] {
        try cases(in: folder + "/Origins", named: "origins")
    }

    /// All cases there are, the sample app included.
    package static func allCases() throws -> [MigrationCase] {
        try ruleCases() + originCases() + [sampleApp()]
    }

    private static func cases(in folder: String, named name: String) throws -> [MigrationCase] {
        try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
            .filter { FileManager.default.fileExists(atPath: "\(folder)/\($0)/before") }
            .map { try MigrationCase(folder: "\(folder)/\($0)", name: "\(name)/\($0)") }
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
