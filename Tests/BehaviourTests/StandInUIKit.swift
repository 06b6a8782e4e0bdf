import Foundation
import SourceText
import TestSupport
import Testing

/// The stand-in for UIKit, compiled once for all tests of a run.
struct StandInUIKit: Sendable {
    /// What the compiler needs to find it.
    let compilerArguments: [String]

    static let shared = Result { try StandInUIKit() }

    private init() throws {
        let folder = try TemporaryFolder.make(named: "UIKit")
        let sources = try Fixtures.files(below: Fixtures.folder + "/UIKit").map { "\(Fixtures.folder)/UIKit/\($0.path)" }
        let module = ["-module-name", "UIKit", "-emit-module-path", "\(folder)/UIKit.swiftmodule", "-swift-version", "5"]
        let build = try Compiler.run(["-wmo", "-emit-module", "-emit-library", "-o", "\(folder)/libUIKit.so"] + module + sources)
        try #require(build.succeeded, "\(build.errors)")
        compilerArguments = ["-I", folder, "-L", folder, "-lUIKit", "-Xlinker", "-rpath", "-Xlinker", folder]
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
