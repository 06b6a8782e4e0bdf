/// Where the two readings of a file differ, but for what the parser does to tokens after it has lexed them.
struct Comparison {
    let bytes: [UInt8]
    let ours: Reading
    let parsers: Reading
    /// Byte offset and what each says there.
    private(set) var differences: [(offset: Int, ours: String, parsers: String)] = []

    init(bytes: [UInt8], ours: Reading, parsers: Reading) {
        self.bytes = bytes
        self.ours = ours
        self.parsers = parsers
        compare()
    }

    private mutating func compare() {
        guard ours.classes.count == bytes.count, parsers.classes.count == bytes.count else {
            return differences.append((0, "\(ours.classes.count) bytes", "\(parsers.classes.count) bytes"))
        }
        var ourKind = ""
        for offset in bytes.indices {
            let (left, right) = (ours.classes[offset], parsers.classes[offset])
            if left == .any || right == .any { continue }
            if left != right { differences.append((offset, "\(left)", "\(right)")) }
            guard left == .code, right == .code else { continue }
            let (ourStart, parsersStart) = (ours.kinds[offset], parsers.kinds[offset])
            ourKind = ourStart ?? ourKind
            if !agree(ourStart, parsersStart, within: ourKind, at: offset) {
                differences.append((offset, ourStart ?? "inside", parsersStart ?? "inside"))
            }
        }
    }

    /// Whether token starts at one offset mean the same.
    private func agree(_ ours: String?, _ parsers: String?, within ourKind: String, at offset: Int) -> Bool {
        switch (ours, parsers) {
        case (nil, nil): true
        case (let ours?, let parsers?): mean(ours, parsers)
        // The parser splits operators where it reads generic arguments, optional types and the like,
        // and floats where it reads versions (`@available(iOS 13.0.1, *)`).
        case (nil, _?): ourKind.hasSuffix("Operator") || ourKind == "arrow" || ourKind == "float"
        // `#available` and `#unavailable` are one token there.
        case (_?, nil): isAvailability(at: offset)
        }
    }

    private func mean(_ ours: String, _ parsers: String) -> Bool {
        if ours == parsers { return true }
        if ours.hasPrefix("invalid") { return true }
        return Self.equivalents[ours, default: []].contains(parsers)
    }

    private func isAvailability(at offset: Int) -> Bool {
        let word = String(decoding: bytes[max(offset - 1, 0)...].prefix(12), as: UTF8.self)
        return word.hasPrefix("#available") || word.hasPrefix("#unavailabl")
    }

    /// Our kinds, with those that the parser has for the same token.
    private static let equivalents: [String: Set<String>] = [
        // It makes keywords of contextual words and names of keywords where the grammar tells.
        "identifier": ["keyword", "wildcard"],
        "keyword": ["identifier", "wildcard"],
        "dollarIdentifier": ["identifier"],
        "integer": ["integerLiteral"],
        "float": ["floatLiteral", "integerLiteral"],
        // It takes the first character of an operator for an angle, a mark or a prefix, and renames operators in their declarations.
        "infixOperator": ["binaryOperator", "leftAngle", "rightAngle", "prefixOperator", "postfixOperator", "ellipsis"],
        "prefixOperator": ["binaryOperator", "leftAngle", "rightAngle", "postfixOperator"],
        "postfixOperator": [
            "binaryOperator", "leftAngle", "rightAngle", "prefixOperator", "ellipsis", "postfixQuestionMark", "exclamationMark",
        ],
        "prefixAmpersand": ["binaryOperator", "prefixOperator"],
        "postfixQuestion": ["postfixQuestionMark"],
        "infixQuestion": ["infixQuestionMark", "postfixQuestionMark"],
        "exclamation": ["exclamationMark", "postfixOperator"],
        "leftBracket": ["leftSquare"],
        "rightBracket": ["rightSquare"],
        "at": ["atSign"],
        "pound": ["poundAvailable", "poundUnavailable"],
        "directive": ["poundIf", "poundElseif", "poundElse", "poundEndif", "poundSourceLocation"],
        "placeholder": ["identifier"],
    ]
}
