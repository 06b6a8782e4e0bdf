import Foundation
import SourceText
import TestSupport

/// One side of a case as a program: its Swift files, copied to a folder of their own, and a start that calls the driver.
struct Program {
    let folder: String
    private let sources: [String]

    init(_ files: [SourceFile], driver: SourceFile?, named name: String) throws {
        folder = try TemporaryFolder.make(named: name)
        sources = try (files + [driver].compactMap { $0 }).filter(Self.isSource).map { [folder] file in
            let copy = "\(folder)/\(file.path.replacingOccurrences(of: "/", with: "-"))"
            try Self.withoutObjectiveC(file).write(toFile: copy, atomically: false, encoding: .utf8)
            return copy
        }
    }

    /// What the compiler says of the sources in a language mode, without making anything.
    func check(mode: Int) throws -> Command {
        try Compiler.run(try arguments(mode: mode) + ["-typecheck"] + sources)
    }

    /// What the compiler says when it makes an executable, in Swift 5 mode.
    func build() throws -> Command {
        let start = "\(folder)/Start.swift"
        try "@main enum Start { @MainActor static func main() { drive() } }".write(toFile: start, atomically: false, encoding: .utf8)
        return try Compiler.run(try arguments(mode: 5) + ["-o", "\(folder)/App"] + sources + [start])
    }

    /// Runs what `build` made.
    func run(storyboards: String) throws -> Command {
        try Command("\(folder)/App", [], environment: ["STORYBOARDS": storyboards, "SWIFT_BACKTRACE": "enable=no"])
    }

    /// Removes all that was made.
    func remove() {
        try? FileManager.default.removeItem(atPath: folder)
    }

    private func arguments(mode: Int) throws -> [String] {
        try StandInUIKit.shared.get().compilerArguments
            + ["-module-name", "App", "-wmo", "-Onone", "-parse-as-library", "-swift-version", "\(mode)"]
    }

    private static func isSource(_ file: SourceFile) -> Bool {
        file.path.hasSuffix(".swift") && !file.path.hasSuffix("Package.swift")
    }

    /// The text without the attributes that only mean something where there is Objective-C or that start an app.
    private static func withoutObjectiveC(_ file: SourceFile) -> String {
        ["@IBOutlet ", "@IBAction ", "@main\n"].reduce(file.text(0..<file.bytes.count)) { text, attribute in
            text.replacingOccurrences(of: attribute, with: "")
        }
    }
}
