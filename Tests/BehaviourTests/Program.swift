import Foundation
import SourceText
import TestSupport

/// One side of a case as a program: its Swift files, copied to a folder of their own, and a start that calls the driver.
struct Program {
    let folder: String
    /// In an order in which each finds the modules that it imports; the last has the driver. One, `App`, where there is no package.
    private let modules: [Module]

    init(_ files: [SourceFile], driver: SourceFile?, named name: String) throws {
        folder = try TemporaryFolder.make(named: name)
        var modules = Module.modules(of: files.filter(Self.isSource))
        modules[modules.count - 1].files += [driver].compactMap { $0 }
        for file in modules.flatMap(\.files) {
            try Self.withoutObjectiveC(file).write(toFile: "\(folder)/\(file.copyName)", atomically: false, encoding: .utf8)
        }
        self.modules = modules
    }

    /// What the compiler says of the sources in a language mode, without making anything; of a package, as one module.
    func check(mode: Int) throws -> Command {
        try Compiler.run(try arguments(mode: mode, module: "App") + ["-typecheck"] + modules.flatMap { sources(of: $0) })
    }

    /// What the compiler says when it makes an executable in a language mode; of a package, what it says of the last module.
    func build(mode: Int = 5) throws -> Command {
        let start = "\(folder)/Start.swift"
        try "@main enum Start { @MainActor static func main() { drive() } }".write(toFile: start, atomically: false, encoding: .utf8)
        for module in modules.dropLast() {
            let library = try Compiler.run(
                try arguments(mode: mode, module: module.name) + ["-emit-library", "-o", "\(folder)/lib\(module.name).so"]
                    + ["-emit-module", "-emit-module-path", "\(folder)/\(module.name).swiftmodule"] + sources(of: module))
            guard library.succeeded else { return library }
        }
        let last = modules[modules.count - 1]
        return try Compiler.run(try arguments(mode: mode, module: last.name) + ["-o", "\(folder)/App"] + sources(of: last) + [start])
    }

    /// Runs what `build` made.
    func run(storyboards: String) throws -> Command {
        try Command("\(folder)/App", [], environment: ["STORYBOARDS": storyboards, "SWIFT_BACKTRACE": "enable=no"])
    }

    /// Removes all that was made.
    func remove() {
        try? FileManager.default.removeItem(atPath: folder)
    }

    private func sources(of module: Module) -> [String] {
        module.files.map { "\(folder)/\($0.copyName)" }
    }

    private func arguments(mode: Int, module: String) throws -> [String] {
        let libraries = modules.prefix { $0.name != module }.map { "-l\($0.name)" }
        return try StandInUIKit.shared.get().compilerArguments
            + ["-I", folder, "-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder] + (modules.count > 1 ? libraries : [])
            + ["-module-name", module, "-package-name", "Fixture", "-wmo", "-Onone", "-parse-as-library", "-swift-version", "\(mode)"]
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

extension SourceFile {
    /// The name of the file's copy in the folder of a program.
    fileprivate var copyName: String { path.replacingOccurrences(of: "/", with: "-") }
}
