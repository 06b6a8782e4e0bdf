import SwiftLexing

extension TokenList {
    /// The tokens' texts without any trivia.
    func compactText(_ indices: Range<Int>) -> String {
        indices.map { text($0) }.joined()
    }

    /// A name as it is compared: without backticks.
    func name(_ index: Int) -> String {
        let text = text(index)
        return text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
    }

    /// A dotted name without trivia and backticks.
    func typeName(_ range: Range<Int>) -> String {
        range.count == 1 ? name(range.lowerBound) : range.map { name($0) }.joined()
    }
}
