/// What the next byte means. The modes that wait for this one to end lie on a stack below it.
enum LexerMode {
    case code
    /// Between the quotes of a string literal.
    case string(StringDelimiter)
    /// Code inside `\(…)` of a string, with so many parentheses open in it.
    case interpolation(openParens: Int, in: StringDelimiter)
}

/// The quotes that a string literal opened with.
struct StringDelimiter {
    let hashes: Int
    /// Whether there are three quotes.
    let isMultiline: Bool

    var quotes: Int { isMultiline ? 3 : 1 }
}
