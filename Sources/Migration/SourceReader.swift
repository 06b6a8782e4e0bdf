import SourceText
import SwiftLexing
import SwiftOutline

/// Reads the Swift files of a project as far as they are asked for.
struct SourceReader {
    private let files: [InputFile]
    private let jobs: Int
    private var declaring: [Int: [Int]] = [:]
    private var inheriting: [Int: [Int]] = [:]
    /// By the file's index; nil for a file that nothing was asked of.
    private(set) var outlines: [Outline?]
    /// The indices of the files that may hold a site.
    let siteFiles: [Int]

    private let needed: [Use]
    private var soughtNames: Set<String> = []

    /// Finds the files that may hold a site.
    /// - Parameter wanted: the path of a file to read in any case.
    init(_ files: [InputFile], dialects: [Dialect], wanted: String? = nil, jobs: Int) {
        self.files = files
        self.jobs = jobs
        outlines = files.map { _ in nil }
        let calls = dialects.flatMap(\.wordsOfUse).map { (needle: ByteNeedle($0), isCommon: $0.contains(SourceGlance.commonPart)) }
        let needed = files.map { file in
            let use = Self.use(of: file, calls: calls)
            return use == .none && file.source.path == wanted ? .dialect : use
        }
        self.needed = needed
        siteFiles = files.indices.filter { needed[$0] == .site }
    }

    /// Reads those files and the ones that name the dialect's call, and notes what the others declare.
    func withSites() -> SourceReader {
        var reader = self
        reader.readSites()
        return reader
    }

    /// Finds out what the files declare, and reads only those of which that is unclear.
    func withSketches() -> SourceReader {
        var reader = self
        let unclear = reader.sketch()
        reader.read(unclear.sorted())
        return reader
    }

    private mutating func readSites() {
        let unclear = sketch()
        read(files.indices.filter { needed[$0] != .none || unclear.contains($0) })
    }

    /// Gives the files whose declarations could not be made out.
    private mutating func sketch() -> Set<Int> {
        for (file, sketch) in files.map(\.glance?.declarations).enumerated() {
            for name in sketch?.declared ?? [] { declaring[name, default: []].append(file) }
            for name in sketch?.inherited ?? [] { inheriting[name, default: []].append(file) }
        }
        return Set(files.indices.filter { files[$0].glance?.declarations.isUnclear ?? false })
    }

    /// Reads the files that were asked for; whether there were any that had not been read.
    mutating func read(_ requests: ReadRequests) -> Bool {
        let asked = requests.all
        let declaring = asked.declarations.flatMap { self.declaring[NameHash.of($0)] ?? [] }
        let inheriting = asked.subclasses.flatMap { self.inheriting[NameHash.of($0)] ?? [] }
        let fresh = Set(declaring + inheriting + mentioning(asked.mentions)).filter { outlines[$0] == nil }
        read(fresh.sorted())
        return !fresh.isEmpty
    }

    /// The files that hold one of some names which were not looked for before.
    private mutating func mentioning(_ names: Set<String>) -> [Int] {
        let fresh = names.subtracting(soughtNames)
        guard !fresh.isEmpty else { return [] }
        soughtNames.formUnion(fresh)
        let hashes = Set(fresh.map { NameHash.of($0) })
        let found = concurrentMap(files, jobs: jobs) { DeclarationSketch.names(anyOf: hashes, in: $0.source) }
        return files.indices.filter { found[$0] }
    }

    private mutating func read(_ indices: [Int]) {
        let read = concurrentMap(indices.map { files[$0].source }, jobs: jobs) { Outline(TokenList($0)) }
        for (index, outline) in zip(indices, read) { outlines[index] = outline }
    }

    private enum Use { case none, dialect, site }

    private static func use(of file: InputFile, calls: [(needle: ByteNeedle, isCommon: Bool)]) -> Use {
        guard let glance = file.glance else { return .none }
        if glance.mayHoldSite { return .site }
        let bytes = file.source.bytes
        if calls.contains(where: { !$0.isCommon && bytes.contains($0.needle) }) { return .dialect }
        guard let first = glance.firstInstantiate else { return .none }
        return calls.contains { $0.isCommon && bytes.firstOffset(of: $0.needle, from: first) != nil } ? .dialect : .none
    }
}

extension Dialect {
    /// A file that holds none of them makes no use of the dialect, unless it declares something that was asked for.
    fileprivate var wordsOfUse: [String] { functionNames.sorted() + (origin == .project ? members : []) }
}
