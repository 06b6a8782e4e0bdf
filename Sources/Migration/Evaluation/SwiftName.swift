/// Names as they must be written.
enum SwiftName {
    /// Words that are names only in backticks.
    private static let reserved: Set<String> = [
        "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
        "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in",
        "init", "inout", "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat", "rethrows", "return",
        "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    /// A dotted name with backticks where it needs them.
    static func written(_ dotted: String) -> String {
        dotted.split(separator: ".").map { reserved.contains(String($0)) ? "`\($0)`" : String($0) }.joined(separator: ".")
    }
}
