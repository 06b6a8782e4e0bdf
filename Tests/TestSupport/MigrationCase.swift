import Foundation
import SourceText

/// A project before and after its migration, read from a folder:
///
///     before/         the project
///     after/          only the files that the migration changes or creates; no such folder if it changes nothing;
///                     a project file as `project.pbxproj.txt`, so that it is no project of this repository's
///     report.txt      one line a decision: `file:line: rewrite`, `file:line: rewrite unsafe`, `file:line: leave <reason>`
///     unedited.txt    files that may be read only, one a line: `outside-path`, `ignored` or `generated`, and the path; usually absent
///     options.txt     options of the command line, one a line; usually absent
///     traps.txt       what the program says when it traps after an unsafe migration, and not before; usually absent
///     driver.swift    `@MainActor func drive()`, which reaches every site; absent if the project is not run
package struct MigrationCase: Sendable {
    package let name: String
    /// The absolute path of the case's folder.
    package let folder: String
    /// Paths are relative to `before/`.
    package let before: [SourceFile]
    /// All files of the project after its migration, those that stay as they are included.
    package let after: [SourceFile]
    package let options: [String]
    /// The lines of `unedited.txt`.
    package let unedited: [String]
    /// The lines of `report.txt`, in order of place.
    package let report: [String]
    package let driver: SourceFile?
    /// What the program says when it traps after the migration; nil where it goes on as before.
    package let trap: String?

    /// Whether the migration changes anything.
    package var changes: Bool { before.map(\.path) != after.map(\.path) || before.map(\.bytes) != after.map(\.bytes) }

    package init(folder: String, name: String) throws {
        self.name = name
        self.folder = folder
        before = try Fixtures.files(below: folder + "/before")
        after = Self.merge(before, with: try Fixtures.files(below: folder + "/after").map(Self.withItsName))
        options = Self.lines(of: folder + "/options.txt")
        unedited = Self.lines(of: folder + "/unedited.txt")
        report = Self.lines(of: folder + "/report.txt")
        trap = Self.lines(of: folder + "/traps.txt").first
        driver = FileManager.default.contents(atPath: folder + "/driver.swift").map {
            SourceFile(path: "driver.swift", bytes: [UInt8]($0))
        }
    }

    private static func withItsName(_ file: SourceFile) -> SourceFile {
        guard file.path.hasSuffix(".pbxproj.txt") else { return file }
        return SourceFile(path: String(file.path.dropLast(".txt".count)), bytes: file.bytes)
    }

    private static func merge(_ files: [SourceFile], with newer: [SourceFile]) -> [SourceFile] {
        let newPaths = Set(newer.map(\.path))
        return (files.filter { !newPaths.contains($0.path) } + newer).sorted { $0.path < $1.path }
    }

    private static func lines(of path: String) -> [String] {
        let bytes = FileManager.default.contents(atPath: path) ?? Data()
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }
}
