/// A Swift file of this package as the checks see it.
struct CheckedFile {
    /// Relative to the package, for instance `Sources/Patching/Edit.swift`.
    let path: String
    let text: String
    /// The text without comments and without what stands in string literals, line for line the same.
    let code: String

    init(path: String, text: String) {
        self.path = path
        self.text = text
        code = text.replacing(Self.hidden) { match in
            match.output.filter { $0.isNewline } + (match.output.first == "/" ? "" : "\"\"")
        }
    }

    /// `Patching` in `Sources/Patching/Edit.swift`.
    var target: String { path.split(separator: "/").dropFirst().first.map(String.init) ?? "" }

    /// `Edit` in `Sources/Patching/Edit.swift`, and in `Edit+More.swift`.
    var stem: String { String(path.split(separator: "/").last?.prefix { $0 != "." && $0 != "+" } ?? "") }

    var isSource: Bool { path.hasPrefix("Sources/") }

    var codeLines: [Substring] { code.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) }

    /// The names of the modules that it imports.
    var imports: [String] {
        codeLines.compactMap { line in
            line.firstMatch(of: #/^\s*(?:@\w+\s+|package\s+|public\s+|internal\s+)*import\s+(?:\w+\s+)?(\w+)/#).map { String($0.1) }
        }
    }

    /// One message for each line whose code the pattern matches; `\b` stands where a name begins or ends.
    func findings(_ pattern: Regex<Substring>, _ advice: String) -> [String] {
        let pattern = pattern.wordBoundaryKind(.simple)
        return codeLines.enumerated().compactMap { index, line in
            line.firstMatch(of: pattern).map { "\(path):\(index + 1): `\($0.output)`: \(advice)" }
        }
    }

    nonisolated(unsafe) private static let hidden =
        #/"""(?:\\.|[^\\])*?"""|#+"(?:.|\n)*?"#+|"(?:\\.|[^"\\\n])*"|\/\/[^\n]*|\/\*(?:.|\n)*?\*\//#
}
