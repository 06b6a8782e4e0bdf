import SourceText
import TestSupport

@testable import Migration

/// A project of a few files, written down in a test. Every file may be edited.
struct SmallProject {
    var input: MigrationInput
    var options = MigrationOptions()

    /// - Parameter files: by path; each is what its name says.
    init(_ files: [String: String]) {
        let sources = files.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) }.sorted { $0.path < $1.path }
        let isBuild: (SourceFile) -> Bool = {
            $0.path.hasSuffix("Package.swift") || $0.path.hasSuffix(".pbxproj") || $0.path.hasSuffix(".podspec")
                || $0.path.hasSuffix(".yml")
        }
        input = MigrationInput(
            swiftFiles: sources.filter { $0.path.hasSuffix(".swift") && !isBuild($0) }.map { InputFile(source: $0, access: .editable) },
            buildFiles: sources.filter(isBuild).map { InputFile(source: $0, access: .editable) },
            headers: sources.filter { $0.path.hasSuffix(".h") },
            interfaceFiles: sources.filter { $0.path.hasSuffix(".storyboard") || $0.path.hasSuffix(".xib") }.map(LazyFile.init),
            implementationFiles: sources.filter { $0.path.hasSuffix(".m") }.map(LazyFile.init))
    }

    init(_ source: String) {
        self.init(["Screens.swift": source])
    }

    /// A package whose targets are the folders in `Sources/`; each of them may import the others.
    init(package files: [String: String]) {
        let targets = Set(files.keys.compactMap { $0.split(separator: "/").first.map(String.init) }).sorted()
        let manifest = """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Screens", targets: [
            \(targets.map { "    .target(name: \"\($0)\")," }.joined(separator: "\n"))
            ])
            """
        let sources = files.map { ("Sources/" + $0.key, $0.value) } + [("Package.swift", manifest)]
        self.init(Dictionary(sources, uniquingKeysWith: { $1 }))
    }

    func with(_ access: InputFile.Access, _ path: String) -> SmallProject {
        var copy = self
        let files = input.swiftFiles.map { InputFile(source: $0.source, access: $0.source.path == path ? access : $0.access) }
        copy.input = input.with(swiftFiles: files)
        return copy
    }

    var run: MigrationRun { MigrationRun(input, options) }

    /// For each site `Legal` (the storyboard that its class opens from now on) or the reason why it is left.
    var verdicts: [String] {
        run.outcome.decisions.map { decision in
            if case .leave(let reason) = decision.outcome { return reason.code }
            let storyboard = decision.message.split(separator: " ").last.map(String.init) ?? ""
            return storyboard.hasSuffix(".storyboard") ? String(storyboard.dropLast(".storyboard".count)) : decision.message
        }
    }

    /// A file after the migration; of the only file if no path is given.
    func migrated(_ path: String = "Screens.swift") -> String {
        let file = run.result.swiftFiles.first { $0.source.path == path }?.source
        return file.map { String(decoding: $0.bytes, as: UTF8.self) } ?? "no \(path)"
    }

    /// All that was read, every file of it.
    var project: Project {
        let needle = "func everything() { storyboard.instantiateInitialViewController() }"
        let files = input.swiftFiles.map { file in
            InputFile(
                source: SourceFile(path: file.source.path, bytes: file.source.bytes + Array("\n\(needle)\n".utf8)), access: file.access)
        }
        let whole = input.with(swiftFiles: files)
        let reader = SourceReader(files, dialects: [.instantiatable, .nibLoadable], jobs: 1).withSites()
        return Project(whole, reading: reader, others: OtherReaders(whole, jobs: 1), build: BuildReading(whole, jobs: 1))
    }
}
