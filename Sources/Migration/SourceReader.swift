import SourceText
import SwiftLexing
import SwiftOutline

/// Reads the Swift files of a project as far as they are asked for.
struct SourceReader {
    private let files: [SourceFile]
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
    init(_ files: [SourceFile], dialects: [Dialect], wanted: String? = nil, jobs: Int) {
        self.files = files
        self.jobs = jobs
        outlines = files.map { _ in nil }
        let calls = dialects.flatMap(\.wordsOfUse).map { (needle: ByteNeedle($0), isCommon: $0.contains(Self.commonPart)) }
        let needed = concurrentMap(files, jobs: jobs) { file in
            let use = Self.use(of: file, calls: calls)
            return use == .none && file.path == wanted ? .dialect : use
        }
        self.needed = needed
        siteFiles = files.indices.filter { needed[$0] == .site }
    }

    /// Reads those files and the ones that name the dialect's call, and finds out what the others declare.
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
        let sketches = concurrentMap(files, jobs: jobs) { DeclarationSketch($0) }
        for (file, sketch) in sketches.enumerated() {
            for name in sketch.declared { declaring[name, default: []].append(file) }
            for name in sketch.inherited { inheriting[name, default: []].append(file) }
        }
        return Set(files.indices.filter { sketches[$0].isUnclear })
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
        let found = concurrentMap(files, jobs: jobs) { DeclarationSketch.names(anyOf: hashes, in: $0) }
        return files.indices.filter { found[$0] }
    }

    private mutating func read(_ indices: [Int]) {
        let read = concurrentMap(indices.map { files[$0] }, jobs: jobs) { Outline(TokenList($0)) }
        for (index, outline) in zip(indices, read) { outlines[index] = outline }
    }

    private enum Use { case none, dialect, site }

    /// The byte prefilter: a file without any of the methods' names has no site.
    private static func use(of file: SourceFile, calls: [(needle: ByteNeedle, isCommon: Bool)]) -> Use {
        if isOfOtherEncoding(file.bytes) || file.bytes.contains(nibNeedle) { return .site }
        let rare = calls.filter { !$0.isCommon }
        guard let offset = file.bytes.firstOffset(of: commonNeedle, from: 0) else {
            return rare.contains { file.bytes.contains($0.needle) } ? .dialect : .none
        }
        if needles.contains(where: { file.bytes.firstOffset(of: $0, from: offset) != nil }) { return .site }
        return calls.contains { file.bytes.firstOffset(of: $0.needle, from: $0.isCommon ? offset : 0) != nil } ? .dialect : .none
    }

    /// UTF-16 hides every name from a search of bytes: such a file is read, so that it is told of.
    private static func isOfOtherEncoding(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: [0xff, 0xfe]) || bytes.starts(with: [0xfe, 0xff]) || bytes.prefix(64).contains(0)
    }

    private static let nibNeedle = ByteNeedle("loadNibNamed")
    /// Part of every other method's name.
    private static let commonNeedle = ByteNeedle(commonPart)
    private static let commonPart = "instantiate"
    private static let needles = (StoryboardCalls.methodNames + StoryboardCalls.appKitNames + ["withOwner", "instantiateWithOwner"]).map(
        ByteNeedle.init)
}

extension Dialect {
    /// A file that holds none of them makes no use of the dialect, unless it declares something that was asked for.
    fileprivate var wordsOfUse: [String] { functionNames.sorted() + (origin == .project ? members : []) }
}
