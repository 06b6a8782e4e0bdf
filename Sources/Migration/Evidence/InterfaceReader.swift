import InterfaceBuilder

/// Reads the Interface Builder files of a project as far as they are asked for.
struct InterfaceReader: Sendable {
    private let files: [LazyFile]
    private let names: [InterfaceName]
    private let jobs: Int
    /// The indices of the files.
    private let indices: [String: Int]
    /// By the file's index; nil for a file that nothing was asked of or that cannot be read.
    private(set) var documents: [InterfaceDocument?]
    private(set) var problems: [Diagnostic] = []
    private var read: Set<Int> = []
    /// By the file's index. Nil until a class is asked for.
    private var sketches: [InterfaceSketch?]?

    init(_ files: [LazyFile], jobs: Int) {
        self.files = files
        self.jobs = jobs
        let names = files.map { InterfaceName(path: $0.path) }
        self.names = names
        indices = Dictionary(files.indices.map { (files[$0].path, $0) }, uniquingKeysWith: { first, _ in first })
        documents = files.map { _ in nil }
    }

    /// What was read so far, for look-ups that note what else is asked for.
    func table(_ requests: ReadRequests) -> InterfaceTable {
        let failed = Set(read.filter { documents[$0] == nil }.map { files[$0].path })
        return InterfaceTable(files: files, names: names, read: (documents, failed), requests: requests)
    }

    /// Reads the files that were asked for; whether there were any that had not been read.
    mutating func read(_ requests: ReadRequests) -> Bool {
        let asked = requests.interfaces
        var wanted = asked.paths.compactMap { indices[$0] }
        if asked.nibs { wanted += files.indices.filter { !names[$0].isStoryboard } }
        if !asked.classes.isEmpty {
            let sketches = sketchesOfAll()
            wanted += files.indices.filter { file in asked.classes.contains { sketches[file]?.mayHold($0) ?? false } }
        }
        let fresh = Set(wanted).subtracting(read).sorted()
        read(fresh)
        return !fresh.isEmpty
    }

    private mutating func read(_ indices: [Int]) {
        let answers = concurrentMap(indices.map { files[$0] }, jobs: jobs) { file in Self.document(file) }
        for (index, answer) in zip(indices, answers) {
            read.insert(index)
            switch answer {
            case .success(let document): documents[index] = document
            case .failure(let problem): problems.append(problem.diagnostic)
            }
        }
    }

    private mutating func sketchesOfAll() -> [InterfaceSketch?] {
        if let sketches { return sketches }
        let all = concurrentMap(files, jobs: jobs) { file in (try? file.bytes().get()).map(InterfaceSketch.init) }
        sketches = all
        return all
    }

    private struct Problem: Error {
        let diagnostic: Diagnostic
    }

    private static func document(_ file: LazyFile) -> Result<InterfaceDocument, Problem> {
        func problem(_ line: Int?, _ message: String) -> Problem {
            Problem(
                diagnostic: Diagnostic(
                    severity: .error, path: file.path, line: line, code: "interface-not-readable",
                    message: "\(message); until then it proves nothing"))
        }
        switch file.bytes() {
        case .failure(let failure): return .failure(problem(nil, failure.message))
        case .success(let bytes):
            do throws(InterfaceError) {
                return .success(try InterfaceDocument(path: file.path, bytes: bytes))
            } catch { return .failure(problem(error.line, error.message)) }
        }
    }
}

extension InterfaceName {
    var isStoryboard: Bool { pathExtension == "storyboard" }
}
