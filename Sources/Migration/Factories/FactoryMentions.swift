import SourceText
import SwiftLexing
import SwiftOutline

/// Where the names of factories stand in a project, looked for once for all of them: often they share one name.
struct FactoryMentions {
    /// The code indices in a file, in order; none for a file that cannot be read to its end and holds the name somewhere.
    typealias InFile = (file: Int, places: [Int])

    private struct Mentions {
        /// By the type that the name is called on, where that is plain.
        var onType: [Int: [Int: [Int]]] = [:]
        /// By file: whatever else may be meant.
        var others: [Int: [Int]] = [:]
    }

    private let project: Project
    private var byName: [String: Mentions] = [:]

    init(of names: Set<String>, in project: Project) {
        self.project = project
        guard !names.isEmpty else { return }
        let needles = names.map { (name: $0, needle: ByteNeedle($0)) }
        let hashes = Set(names.map { NameHash.of($0) })
        for (file, outline) in project.outlines.enumerated() {
            guard let outline else { continue }
            if !outline.problems.isEmpty {
                for (name, needle) in needles where outline.file.bytes.contains(needle) {
                    byName[name, default: Mentions()].others[file] = []
                }
            }
            for (index, name) in outline.names(anyOf: hashes) where names.contains(name) && !outline.declares(index) {
                note(index, name, outline, file)
            }
        }
    }

    private mutating func note(_ index: Int, _ name: String, _ outline: Outline, _ file: Int) {
        if let type = plainReceiver(of: index, in: outline, file) {
            byName[name, default: Mentions()].onType[type, default: [:]][file, default: []].append(index)
        } else {
            byName[name, default: Mentions()].others[file, default: []].append(index)
        }
    }

    /// The type in `X.make`. In a file that no known target compiles nobody knows what X is, nor where `#if` decides.
    private func plainReceiver(of index: Int, in outline: Outline, _ file: Int) -> Int? {
        let tokens = outline.tokens
        guard tokens.kind(index - 1) == .period, tokens.kind(index - 2) == .identifier, tokens.kind(index - 3) != .period,
            !outline.isBehindDirective(index - 1), project.modules(of: file) != [""]
        else { return nil }
        let receiver = outline.name(index - 2)
        guard outline.binding(of: receiver, at: index - 2) == nil,
            case .project(let type) = project.type(named: receiver, file: file, at: index),
            project.types.all[type].declarations.count == 1, project.types.aliases(named: receiver).isEmpty
        else { return nil }
        return type
    }

    /// Those that may mean a member of one of some types, in order of place.
    func ofName(_ name: String, onTypes types: [Int]) -> [InFile] {
        guard let found = byName[name] else { return [] }
        var places = found.others
        for type in types { places.merge(found.onType[type] ?? [:]) { ($0 + $1).sorted() } }
        return places.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
}

extension Outline {
    /// Whether a name is what a keyword in front of it declares. Behind `case` it may be a pattern.
    fileprivate func declares(_ index: Int) -> Bool {
        if tokens.is(index - 1, "case") { return enumCases.contains { $0.nameIndex == index } }
        return ["func", "let", "var", "class", "struct", "enum"].contains(tokens.text(index - 1))
    }

    /// Whether a token begins a line below `#if …` or another directive: what stands in front of it there is not its receiver.
    func isBehindDirective(_ index: Int) -> Bool {
        var first = index - 1
        while first > 0, !tokens.startsLine(first) { first -= 1 }
        return tokens.startsLine(index) && tokens.kind(first) == .directive
    }

    /// The identifiers whose hash is one of some, by code index, without backticks.
    fileprivate func names(anyOf hashes: Set<Int>) -> [(index: Int, name: String)] {
        let found = file.bytes.withUnsafeBufferPointer { bytes in
            tokens.code.indices.filter { index in
                let token = tokens.code[index]
                return token.kind == .identifier && hashes.contains(NameHash.of(bytes[token.range].trimmingBackticks))
            }
        }
        return found.map { ($0, name($0)) }
    }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
    fileprivate var trimmingBackticks: Self { first == UInt8(ascii: "`") ? dropFirst().dropLast() : self }
}
