import SourceText
import SwiftLexing
import SwiftOutline

/// Swift source in which places are marked: `⓵` to `⓹` stand before a token, `«…»` around a run of tokens.
/// The marks are no part of the source.
package struct MarkedSource {
    package let outline: Outline
    /// The code indices between `«` and `»`, in order of the `«`.
    package let ranges: [Range<Int>]
    private let marks: [Character: Int]

    package init(_ marked: String) {
        var bytes: [UInt8] = []
        var offsets: [Character: Int] = [:]
        var starts: [Int] = []
        var ends: [(start: Int, end: Int)] = []
        for character in marked {
            switch character {
            case "⓵", "⓶", "⓷", "⓸", "⓹": offsets[character] = bytes.count
            case "«": starts.append(bytes.count)
            case "»": if let start = starts.popLast() { ends.append((start, bytes.count)) }
            default: bytes += Array(String(character).utf8)
            }
        }
        let outline = Outline(TokenList(SourceFile(path: "A.swift", bytes: bytes)))
        let firstToken = { (offset: Int) in outline.tokens.code.firstIndex { $0.range.lowerBound >= offset } ?? outline.tokens.count }
        self.outline = outline
        marks = offsets.mapValues(firstToken)
        ranges = ends.sorted { ($0.start, $1.end) < ($1.start, $0.end) }.map { firstToken($0.start)..<firstToken($0.end) }
    }

    /// The code index of the token behind a mark; -1 for a mark that is not there.
    package subscript(_ mark: Character) -> Int { marks[mark] ?? -1 }

    /// Where the marked runs begin.
    package var starts: [Int] { ranges.map(\.lowerBound) }
}
