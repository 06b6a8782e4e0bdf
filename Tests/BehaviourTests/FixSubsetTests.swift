import Foundation
import Migration
import SourceText
import TestSupport
import Testing

/// No choice of fixes leaves half of one behind, whoever makes it: the project that comes out compiles and does the same.
@Suite(.enabled(if: Compiler.path != nil, Compiler.skipMessage)) struct FixSubsetTests {
    private static let migration = Result {
        try #require(try Fixtures.cases(of: "view-controller-factory").first { $0.name.hasSuffix("/fixes-that-share-consequences") })
    }
    private static let original = Result { try output(of: try migration.get().before) }

    /// A site, or a use of a factory.
    private struct Place: Hashable {
        let path: String
        /// 0-based.
        let line: Int
    }

    private static let places: [Place] = {
        guard let migration = try? migration.get() else { return [] }
        let lines = migration.before.filter { $0.path.hasSuffix(".swift") }.flatMap { file in
            Self.lines(of: file).enumerated().map { (Place(path: file.path, line: $0.offset), $0.element) }
        }
        return lines.filter { $0.1.contains("as! ") || $0.1.contains(".make()") }.map(\.0)
    }()

    @Test func thereAreEnoughPlaces() { #expect(Self.places.count == 6) }

    @Test(arguments: 0..<64) func anyPlaceMayBeIgnored(subset: Int) throws {
        let ignored = Set(Self.places.indices.filter { subset >> $0 & 1 == 1 }.map { Self.places[$0] })
        let migration = try Self.migration.get()
        try expectTheSame(migration.input.mapSwiftFiles { Self.text(of: $0, ignoring: ignored) }, migration.migrationOptions)
    }

    @Test(arguments: 0..<8) func anyFileMayLieOutsideThePath(subset: Int) throws {
        let migration = try Self.migration.get()
        let files = migration.input.swiftFiles.enumerated().map { index, file in
            InputFile(source: file.source, access: subset >> index & 1 == 1 ? .outsidePath : .editable)
        }
        try expectTheSame(migration.input.with(swiftFiles: files), migration.migrationOptions)
    }

    @Test(arguments: ["storyboard-call", "view-controller-factory"], [true, false]) func anyRuleMayBeLeftOut(rule: String, isOnly: Bool)
        throws
    {
        let migration = try Self.migration.get()
        var options = migration.migrationOptions
        if isOnly { options.only = [rule] } else { options.skip = [rule] }
        try expectTheSame(migration.input, options)
    }

    private func expectTheSame(_ input: MigrationInput, _ options: MigrationOptions) throws {
        let run = MigrationRun(input, options)
        // A rule that is left out decides nothing.
        #expect(run.violations.filter { !$0.hasSuffix(": no decision") || options.only == nil && options.skip.isEmpty } == [])
        let result = run.result.swiftFiles.map(\.source)
        #expect(try Self.output(of: result) == Self.original.get(), "\(run.report)")
    }

    /// What the program prints; fails where it does not compile.
    private static func output(of files: [SourceFile]) throws -> String {
        let migration = try migration.get()
        let program = try Program(files, driver: migration.driver, named: "subset-\(UUID().uuidString)")
        defer { program.remove() }
        let build = try program.build()
        try #require(build.succeeded, "\(build.errors)")
        return try program.run(storyboards: migration.folder + "/before").output
    }

    private static func lines(of file: SourceFile) -> [String] {
        file.text(0..<file.bytes.count).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    private static func text(of file: SourceFile, ignoring places: Set<Place>) -> [UInt8] {
        let lines = lines(of: file).enumerated().flatMap { index, line in
            places.contains(Place(path: file.path, line: index)) ? ["// sbmigrate:ignore", line] : [line]
        }
        return Array(lines.joined(separator: "\n").utf8)
    }
}
