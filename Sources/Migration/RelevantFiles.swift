import SourceText
import SwiftLexing
import SwiftOutline

/// Finds the files that can matter to the sites of a project, so that only those are lexed.
///
/// It starts from the files with a site and follows names: those that a site's function uses, then those that what they
/// stand for uses, the classes above and below a class, its extensions and its protocols, until nothing new comes up.
struct RelevantFiles {
    private let files: [SourceFile]
    private let jobs: Int
    private let sketches: [DeclarationSketch]
    private var declaring: [Int: [Int]] = [:]
    private var inheriting: [Int: [Int]] = [:]
    private(set) var outlines: [Outline?]
    /// Names that evaluating a site can come across.
    private var names: Set<String> = []

    init(_ files: [SourceFile], dialect: Dialect, jobs: Int) {
        self.files = files
        self.jobs = jobs
        outlines = files.map { _ in nil }
        let withSites = files.indices.filter { Self.mayHoldSite(files[$0]) }
        sketches = withSites.isEmpty ? [] : concurrentMap(files, jobs: jobs) { DeclarationSketch($0) }
        guard !withSites.isEmpty else { return }
        for (file, sketch) in sketches.enumerated() {
            for name in sketch.declared { declaring[name, default: []].append(file) }
            for name in sketch.inherited { inheriting[name, default: []].append(file) }
        }
        let needles = [dialect.factoryName, dialect.protocolName, "Never"].map { Array($0.utf8) }
        let unclear = files.indices.filter { file in
            sketches[file].isUnclear || needles.contains { files[file].bytes.contains(subsequence: $0) }
        }
        follow(withSites: withSites, unclear: unclear)
    }

    /// The byte prefilter: a file without any of the methods' names has no site.
    private static func mayHoldSite(_ file: SourceFile) -> Bool {
        file.bytes.contains(subsequence: commonNeedle) && needles.contains { file.bytes.contains(subsequence: $0) }
    }

    /// Part of every method's name.
    private static let commonNeedle = Array("instantiate".utf8)
    private static let needles = (StoryboardSite.methodNames + StoryboardSite.appKitNames).map { Array($0.utf8) }
    private static let always: Set<String> = ["UIStoryboard", "UIViewController", "UIResponder", "NSObject"]

    private mutating func follow(withSites: [Int], unclear: [Int]) {
        var pending = Set(withSites + unclear)
        var fresh = Self.always
        var isFirst = true
        while !pending.isEmpty || !fresh.isEmpty {
            names.formUnion(fresh)
            pending.formUnion(fresh.flatMap(files(declaring:)))
            read(pending.filter { outlines[$0] == nil }.sorted())
            var found = isFirst ? Set(withSites.flatMap { namesAroundSites(in: $0) }) : []
            isFirst = false
            for outline in outlines { if let outline { found.formUnion(namesBehind(outline)) } }
            fresh = found.subtracting(names)
            pending = []
        }
    }

    /// The files that declare or extend a name, or declare subclasses of it.
    private func files(declaring name: String) -> [Int] {
        let hash = DeclarationSketch.hash(name)
        guard let own = declaring[hash] else { return [] }
        // What inherits from UIKit's classes is everything.
        return Self.always.contains(name) ? own : own + (inheriting[hash] ?? [])
    }

    private mutating func read(_ indices: [Int]) {
        let read = concurrentMap(indices.map { files[$0] }, jobs: jobs) { Outline(TokenList($0)) }
        for (index, outline) in zip(indices, read) { outlines[index] = outline }
    }

    /// The identifiers in the functions and properties that hold a site, and the names of the types around them.
    private func namesAroundSites(in file: Int) -> Set<String> {
        guard let outline = outlines[file] else { return [] }
        var names: Set<String> = []
        for place in StoryboardSite.places(in: outline) {
            names.formUnion(outline.identifiers(in: outline.outermostMember(around: place)))
            var type = outline.type(around: place)
            while let index = type {
                names.formUnion(outline.types[index].name.split(separator: ".").map(String.init))
                type = outline.types[index].enclosing
            }
        }
        return names
    }

    /// What the names that are known so far stand for in a file: inherited types, values of members and globals.
    private func namesBehind(_ outline: Outline) -> Set<String> {
        var found: Set<String> = []
        for type in outline.types where !names.contains(type.simpleName) {
            guard type.kind == .class, let first = type.inherited.first else { continue }
            if !outline.identifiers(in: first).subtracting(Self.always).isDisjoint(with: names) { found.insert(type.simpleName) }
        }
        for type in outline.types where names.contains(type.simpleName) {
            for inherited in type.inherited { found.formUnion(outline.identifiers(in: inherited)) }
            if type.kind == .extension { found.formUnion(type.name.split(separator: ".").map(String.init)) }
        }
        for variable in outline.variables where variable.place != .local && names.contains(variable.name) {
            guard isKnown(variable.member, in: outline) else { continue }
            found.formUnion(outline.identifiers(in: variable.declarator))
        }
        for function in outline.functions where names.contains(function.name) || function.name == "init" {
            guard let open = function.bodyOpen, let close = function.bodyClose, close - open < 60, isKnown(function.type, in: outline) else { continue }
            found.formUnion(outline.identifiers(in: open..<close))
        }
        for alias in outline.typeAliases where names.contains(alias.name) { found.formUnion(outline.identifiers(in: alias.type)) }
        return found
    }

    private func isKnown(_ owner: Int?, in outline: Outline) -> Bool {
        owner.map { names.contains(outline.types[$0].simpleName) } ?? true
    }
}

extension TypeDeclaration {
    fileprivate var simpleName: String {
        name.split(separator: ".").last.map(String.init) ?? name
    }
}

extension Outline {
    fileprivate func identifiers(in range: Range<Int>) -> Set<String> {
        Set(range.lazy.filter { tokens.kind($0) == .identifier }.map { name($0) })
    }

    /// The member of a type, or the declaration at file level, that a place is in.
    fileprivate func outermostMember(around index: Int) -> Range<Int> {
        let scopes = scopes(around: index)
        let body = scopes.last { scope in
            if case .type = self.scopes[scope].kind { false } else { true }
        }
        let function = functions.first { function in
            guard !function.isLocal, let close = function.bodyClose else { return false }
            return (function.keyword..<close).contains(index)
        }
        if let function, let close = function.bodyClose { return function.keyword..<close }
        let variable = variables.first { ($0.place == .member || $0.place == .file) && $0.statement.contains(index) }
        return variable?.statement ?? body.map { self.scopes[$0].range } ?? index..<index + 1
    }
}
