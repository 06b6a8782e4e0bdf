import SourceText
import XcodeProject

/// What the files around the Swift sources say, read once: the build files, and the Objective-C headers.
struct BuildReading: Sendable {
    let model: BuildModel
    let manifests: BuildManifests
    let problems: [Diagnostic]
    let objectiveCClasses: Set<String>

    init(_ input: MigrationInput, jobs: Int) {
        (model, problems) = BuildFileReader(files: input.buildFiles, jobs: jobs).read()
        manifests = BuildManifests(paths: input.buildFiles.map(\.source.path) + input.swiftFiles.map(\.source.path))
        objectiveCClasses = Set(input.headers.flatMap(\.interfaceNames))
    }
}

private struct BuildFileReader {
    let files: [InputFile]
    let jobs: Int

    func read() -> (BuildModel, [Diagnostic]) {
        let configurations = configurationFiles
        let projectFiles = concurrentMap(sources(endingIn: ".pbxproj"), jobs: jobs) { file in
            Result { () throws(PropertyListError) in
                try ProjectFile(path: file.path, bytes: file.bytes, configurationFiles: configurations)
            }.mapError { BuildProblem(file: file, error: $0) }
        }
        let manifests = sources(endingIn: "Package.swift").map { PackageManifest(path: $0.path, bytes: $0.bytes) }
        let model = BuildModel(packageManifests: manifests, projectFiles: projectFiles.compactMap { try? $0.get() })
        return (model, projectFiles.compactMap { if case .failure(let problem) = $0 { problem.diagnostic } else { nil } })
    }

    private func sources(endingIn suffix: String) -> [SourceFile] {
        files.map(\.source).filter { $0.path.hasSuffix(suffix) }
    }

    private var configurationFiles: ConfigurationFiles {
        ConfigurationFiles(Dictionary(sources(endingIn: ".xcconfig").map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first }))
    }
}

private struct BuildProblem: Error {
    let file: SourceFile
    let error: PropertyListError

    var diagnostic: Diagnostic {
        Diagnostic(
            severity: .error, path: file.path, line: error.line, code: "project-not-readable",
            message: "\(error.cause.message); until then it is unknown which target compiles a file")
    }
}
