import SourceText
import XcodeProject

/// What the files around the Swift sources say, read once: the build files, and the Objective-C headers.
struct BuildReading: Sendable {
    let model: BuildModel
    let problems: [Diagnostic]
    let objectiveCClasses: Set<String>

    init(_ input: MigrationInput) {
        (model, problems) = BuildFileReader(files: input.buildFiles).read()
        objectiveCClasses = Set(input.headers.flatMap(\.interfaceNames))
    }
}

private struct BuildFileReader {
    let files: [InputFile]

    func read() -> (BuildModel, [Diagnostic]) {
        var problems: [Diagnostic] = []
        var projectFiles: [ProjectFile] = []
        for file in sources(endingIn: ".pbxproj") {
            do throws(PropertyListError) {
                projectFiles.append(try ProjectFile(path: file.path, bytes: file.bytes, configurationFiles: configurationFiles))
            } catch {
                problems.append(problem(error, in: file))
            }
        }
        let manifests = sources(endingIn: "Package.swift").map { PackageManifest(path: $0.path, bytes: $0.bytes) }
        return (BuildModel(packageManifests: manifests, projectFiles: projectFiles), problems)
    }

    private func sources(endingIn suffix: String) -> [SourceFile] {
        files.map(\.source).filter { $0.path.hasSuffix(suffix) }
    }

    private var configurationFiles: ConfigurationFiles {
        ConfigurationFiles(Dictionary(sources(endingIn: ".xcconfig").map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first }))
    }

    private func problem(_ error: PropertyListError, in file: SourceFile) -> Diagnostic {
        Diagnostic(
            severity: .error, path: file.path, line: error.line, code: "project-not-readable",
            message: "\(error.cause.message); until then it is unknown which target compiles a file")
    }
}
