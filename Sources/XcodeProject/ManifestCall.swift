/// A call in a package manifest: `.target(name: "A", dependencies: ["B"])`.
struct ManifestCall {
    struct Argument {
        let label: String?
        let tokens: ArraySlice<ManifestToken>

        /// The value of an argument that is one string literal.
        var string: String? {
            guard tokens.count == 1, case .string(let text)? = tokens.first else { return nil }
            return text
        }

        /// The elements of an argument that is an array; nil if it is anything else.
        var elements: [ArraySlice<ManifestToken>]? {
            guard let first = tokens.indices.first, tokens[first] == .mark("["), let last = tokens.indices.last else { return nil }
            guard ManifestCall.closing(first, in: tokens) == last else { return nil }
            return ManifestCall.split(tokens.dropFirst().dropLast())
        }

        /// The values of an argument that is an array of string literals; nil if it is anything else.
        var strings: [String]? {
            guard let elements else { return nil }
            let strings = elements.compactMap { Argument(label: nil, tokens: $0).string }
            return strings.count == elements.count ? strings : nil
        }
    }

    let name: String
    let arguments: [Argument]
    /// The index of the token behind the call.
    let end: Int

    /// The call whose name stands at an index of the tokens; nil if no call stands there.
    init?(at index: Int, in tokens: ArraySlice<ManifestToken>) {
        guard case .word(let name) = tokens[index], index + 1 < tokens.endIndex, tokens[index + 1] == .mark("(") else { return nil }
        guard let close = Self.closing(index + 1, in: tokens) else { return nil }
        self.name = name
        arguments = Self.split(tokens[(index + 2)..<close]).map(Self.argument)
        end = close + 1
    }

    subscript(label: String) -> Argument? {
        arguments.first { $0.label == label }
    }

    private static func argument(_ tokens: ArraySlice<ManifestToken>) -> Argument {
        guard case .word(let label)? = tokens.first, tokens.dropFirst().first == .mark(":") else {
            return Argument(label: nil, tokens: tokens)
        }
        return Argument(label: label, tokens: tokens.dropFirst(2))
    }

    /// The bracket that closes the one at an index, whatever its shape.
    static func closing(_ opening: Int, in tokens: ArraySlice<ManifestToken>) -> Int? {
        var depth = 0
        for index in opening..<tokens.endIndex {
            depth += depthChange(tokens[index])
            if depth == 0 { return index }
        }
        return nil
    }

    /// The parts between commas that stand in no bracket.
    static func split(_ tokens: ArraySlice<ManifestToken>) -> [ArraySlice<ManifestToken>] {
        var parts: [ArraySlice<ManifestToken>] = []
        var start = tokens.startIndex
        var depth = 0
        for index in tokens.indices {
            depth += depthChange(tokens[index])
            guard depth == 0, tokens[index] == .mark(",") else { continue }
            parts.append(tokens[start..<index])
            start = index + 1
        }
        return (parts + [tokens[start...]]).filter { !$0.isEmpty }
    }

    private static func depthChange(_ token: ManifestToken) -> Int {
        switch token {
        case .mark(UInt8(ascii: "(")), .mark(UInt8(ascii: "[")), .mark(UInt8(ascii: "{")): 1
        case .mark(UInt8(ascii: ")")), .mark(UInt8(ascii: "]")), .mark(UInt8(ascii: "}")): -1
        default: 0
        }
    }
}
