import Dispatch
import SourceText
import SwiftLexing
import SwiftOutline
import XcodeProject

/// Reads a project: the build files first, then an outline of every Swift file that can matter.
struct ProjectReader {
    let input: MigrationInput
    let dialect: Dialect
    let jobs: Int

    func project() -> Project {
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
        let buildModel = BuildModel(packageManifests: manifests, projectFiles: projectFiles)
        let outlines = RelevantFiles(input.swiftFiles.map(\.source), dialect: dialect, jobs: jobs).outlines
        return Project(input, outlines: outlines, buildModel: buildModel, buildProblems: problems)
    }

    private func sources(endingIn suffix: String) -> [SourceFile] {
        input.buildFiles.map(\.source).filter { $0.path.hasSuffix(suffix) }
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

/// The results in the order of the elements, whatever the number of jobs.
func concurrentMap<Element: Sendable, Result: Sendable>(
    _ elements: [Element], jobs: Int, _ transform: @escaping @Sendable (Element) -> Result
) -> [Result] {
    guard jobs > 1, elements.count > 1 else { return elements.map(transform) }
    let results = ResultSlots<Result>(count: elements.count)
    DispatchQueue.concurrentPerform(iterations: jobs) { job in
        for index in stride(from: job, to: elements.count, by: jobs) { results.set(index, transform(elements[index])) }
    }
    return results.all
}

/// One slot for each result; each is written by one job only, and read after all have ended.
private final class ResultSlots<Result: Sendable>: @unchecked Sendable {
    private let slots: UnsafeMutableBufferPointer<Result?>

    init(count: Int) {
        slots = .allocate(capacity: count)
        slots.initialize(repeating: nil)
    }

    deinit {
        slots.deinitialize()
        slots.deallocate()
    }

    func set(_ index: Int, _ result: Result) {
        slots[index] = result
    }

    var all: [Result] { slots.compactMap { $0 } }
}
