import Patching
import SourceText

/// The compiler's parser over all Swift files that were written. What it found in a file before does not count.
struct ParseCheck: VerificationCheck {
    /// So many paths fit into any command line.
    private static let mostFilesAProcess = 64
    /// Each holds several open files, of which a system may allow a few hundred only.
    private static let mostProcesses = 16

    /// Nil where there is none.
    let compiler: SwiftCompiler?
    let root: ProjectRoot
    private let processes: Int

    init(compiler: SwiftCompiler?, root: ProjectRoot, jobs: Int) {
        self.compiler = compiler
        self.root = root
        processes = min(jobs, Self.mostProcesses)
    }

    var announcement: String? { nil }

    func answer(on changes: [FileChange], passingOn noted: @Sendable () -> Int32?) -> CheckAnswer {
        let files = changes.filter { $0.path.hasSuffix(".swift") }
        guard !files.isEmpty else { return .skipped("--verify-parse: no Swift file was written") }
        guard let compiler else { return .skipped("--verify-parse was skipped: \(SwiftCompiler.places)") }
        do throws(SwiftCompiler.Failure) {
            let suspects = try suspects(among: files, compiler) { noted() != nil }
            let worse = try worse(among: suspects, compiler) { noted() != nil }
            if let signal = noted() { return .failed(.interrupted(signal)) }
            if let first = worse.first { return .failed(.parse(first, files: worse.count)) }
            return .passed("the compiler parses \(counted(files.count, "Swift file")) as before")
        } catch {
            if let signal = noted() { return .failed(.interrupted(signal)) }
            return .skipped("--verify-parse was skipped: \(error.message)")
        }
    }

    /// The files in which it finds errors at all.
    private func suspects(
        among files: [FileChange], _ compiler: SwiftCompiler, isStopped: @Sendable () -> Bool
    ) throws(SwiftCompiler.Failure) -> [FileChange] {
        let size = min(Self.mostFilesAProcess, (files.count + processes - 1) / processes)
        let batches = stride(from: 0, to: files.count, by: size).map { files[$0..<min($0 + size, files.count)] }
        let found = try mapped(batches) { batch throws(SwiftCompiler.Failure) in
            try compiler.errors(inFiles: batch.map { root.absolutePath(of: $0.path) }, isStopped: isStopped)
        }
        let paths = Set(found.joined().map(\.path))
        return files.filter { paths.contains(root.absolutePath(of: $0.path)) }
    }

    /// The first new error of each file that has more of them than before. Both texts are parsed alike, without their files.
    private func worse(
        among files: [FileChange], _ compiler: SwiftCompiler, isStopped: @Sendable () -> Bool
    ) throws(SwiftCompiler.Failure) -> [CompilerError] {
        try mapped(files) { change throws(SwiftCompiler.Failure) -> CompilerError? in
            let old = try change.original.map { file throws(SwiftCompiler.Failure) in
                try compiler.errors(inText: file.bytes, isStopped: isStopped)
            }
            let new = try compiler.errors(inText: change.newBytes, isStopped: isStopped)
            guard new.count > (old?.count ?? 0) else { return nil }
            let messages = (old ?? []).map(\.message)
            let first = new.first { !messages.contains($0.message) } ?? new[0]
            return CompilerError(path: change.path, line: first.line, message: first.message)
        }.compactMap(\.self)
    }

    private func mapped<Element: Sendable, Value: Sendable>(
        _ elements: [Element], _ transform: @Sendable (Element) throws(SwiftCompiler.Failure) -> Value
    ) throws(SwiftCompiler.Failure) -> [Value] {
        let results = parallelMap(elements, jobs: processes) { element in
            Result { () throws(SwiftCompiler.Failure) in try transform(element) }
        }
        var values: [Value] = []
        for result in results { values.append(try result.get()) }
        return values
    }
}
