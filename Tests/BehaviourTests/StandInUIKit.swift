import Foundation
import SourceText
import TestSupport
import Testing

/// The stand-ins for UIKit and for the library Reusable, compiled once for all tests of a run.
struct StandInUIKit: Sendable {
    /// What the compiler needs to find it.
    let compilerArguments: [String]

    static let shared = Result { try StandInUIKit() }

    private init() throws {
        let folder = try TemporaryFolder.make(named: "UIKit")
        let found = ["-I", folder, "-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder]
        try Self.build("UIKit", in: folder, [])
        try Self.build("Reusable", in: folder, found + ["-lUIKit"])
        compilerArguments = found + ["-lUIKit", "-lReusable"]
    }

    private static func build(_ module: String, in folder: String, _ arguments: [String]) throws {
        let sources = try Fixtures.files(below: "\(Fixtures.folder)/\(module)").map { "\(Fixtures.folder)/\(module)/\($0.path)" }
        let output = ["-module-name", module, "-emit-module-path", "\(folder)/\(module).swiftmodule", "-swift-version", "5"]
        let build = try Compiler.run(
            ["-wmo", "-emit-module", "-emit-library", "-o", "\(folder)/lib\(module).so"] + output + arguments + sources)
        try #require(build.succeeded, "\(build.errors)")
    }
}

/// Folders of this run of the tests, removed by the system.
enum TemporaryFolder {
    static func make(named name: String) throws -> String {
        let path = FileManager.default.temporaryDirectory.path + "/sbmigrate-\(ProcessInfo.processInfo.processIdentifier)/" + name
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        return path
    }
}
