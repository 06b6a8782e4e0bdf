import SourceText

/// The Objective-C sources of a project, as far as somebody asks which names they hold.
struct ImplementationReader: Sendable {
    private let files: [LazyFile]
    private let jobs: Int
    /// Hashes of all words. Nil until asked for.
    private(set) var words: Set<Int>?

    init(_ files: [LazyFile], jobs: Int) {
        self.files = files
        self.jobs = jobs
    }

    /// Reads them all if that was asked for; whether that had not been done before.
    mutating func read(_ requests: ReadRequests) -> Bool {
        guard words == nil, requests.isObjectiveCAsked else { return false }
        let found = concurrentMap(files, jobs: jobs) { file in (try? file.bytes().get()).map(Self.words) ?? [] }
        words = found.reduce(into: []) { $0.formUnion($1) }
        return !files.isEmpty
    }

    private static func words(of bytes: [UInt8]) -> Set<Int> {
        var words: Set<Int> = []
        bytes.withUnsafeBufferPointer { bytes in
            var index = 0
            while index < bytes.count {
                let start = index
                while index < bytes.count, WordBytes.isWord(bytes[index]) { index += 1 }
                if index > start { words.insert(NameHash.of(bytes[start..<index])) }
                index += 1
            }
        }
        return words
    }
}

extension Project {
    /// Whether Objective-C code names a class, in code or not: it may make one.
    func isNamedInObjectiveC(_ name: String) -> Bool {
        requests.objectiveC()
        return objectiveCWords.contains(NameHash.of(name))
    }
}
