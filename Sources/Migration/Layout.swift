import SourceText
import SwiftLexing
import SwiftOutline

/// How a file is laid out around a place: line ends, indentation.
struct Layout {
    let outline: Outline

    private var bytes: [UInt8] { outline.file.bytes }

    /// The line end of the line that a byte offset is on; that of the file's first line where the last line has none.
    func lineEnd(at offset: Int) -> String {
        let line = bytes[offset...].firstIndex { Self.isLineEnd($0) } ?? bytes.firstIndex { Self.isLineEnd($0) }
        guard let line else { return "\n" }
        guard bytes[line] == UInt8(ascii: "\r") else { return "\n" }
        return line + 1 < bytes.count && bytes[line + 1] == UInt8(ascii: "\n") ? "\r\n" : "\r"
    }

    /// The offset at which the line of an offset begins.
    func lineStart(_ offset: Int) -> Int {
        (bytes[..<offset].lastIndex { Self.isLineEnd($0) } ?? -1) + 1
    }

    /// The offset of the line end (or the file's end) at or after an offset.
    func lineStop(_ offset: Int) -> Int {
        bytes[offset...].firstIndex { Self.isLineEnd($0) } ?? bytes.count
    }

    /// Past the line end of the line that an offset is on.
    func nextLine(_ offset: Int) -> Int {
        let stop = lineStop(offset)
        guard stop < bytes.count else { return stop }
        let isPair = bytes[stop] == UInt8(ascii: "\r") && stop + 1 < bytes.count && bytes[stop + 1] == UInt8(ascii: "\n")
        return stop + (isPair ? 2 : 1)
    }

    /// The blanks at the beginning of the line that an offset is on.
    func indentation(at offset: Int) -> String {
        let start = lineStart(offset)
        let end = bytes[start...].firstIndex { !Self.isBlank($0) } ?? bytes.count
        return outline.file.text(start..<end)
    }

    /// Whether only blanks stand between the line's beginning and an offset.
    func isFirstOnLine(_ offset: Int) -> Bool {
        bytes[lineStart(offset)..<offset].allSatisfy(Self.isBlank)
    }

    /// Whether only blanks stand between an offset and the line's end.
    func isLastOnLine(_ offset: Int) -> Bool {
        bytes[offset..<lineStop(offset)].allSatisfy(Self.isBlank)
    }

    /// Whether the line that begins at an offset holds nothing but blanks; not at the file's end.
    func isBlankLine(_ start: Int) -> Bool {
        start < bytes.count && isLastOnLine(start)
    }

    /// One step of indentation, as the file's members show it; four blanks where they show none.
    var indentationStep: String {
        shownIndentationStep ?? "    "
    }

    /// One step of indentation; nil where no scope of the file shows any.
    var shownIndentationStep: String? {
        for scope in outline.scopes {
            guard outline.tokens.startsLine(scope.range.lowerBound + 1), scope.range.lowerBound + 2 < scope.range.upperBound else {
                continue
            }
            let outer = indentation(at: outline.tokens.code[scope.range.lowerBound].range.lowerBound)
            let inner = indentation(at: outline.tokens.code[scope.range.lowerBound + 1].range.lowerBound)
            if inner.hasPrefix(outer), inner != outer { return String(inner.dropFirst(outer.count)) }
        }
        return nil
    }

    /// The comments in a byte range, in order.
    func comments(in range: Range<Int>) -> [Token] {
        outline.tokens.trivia(in: range).filter(\.kind.isComment)
    }

    /// Comments in front of code; none makes it part of itself.
    func inline(_ comments: [Token], at offset: Int) -> String {
        let next = lineEnd(at: offset) + indentation(at: offset)
        return comments.map { comment in
            let text = outline.file.text(comment.range)
            return text + (text.hasPrefix("//") ? next : " ")
        }.joined()
    }

    static func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
    }

    static func isLineEnd(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }
}

extension TokenList {
    /// The tokens that lie in a byte range, whole.
    func trivia(in range: Range<Int>) -> ArraySlice<Token> {
        all[position(from: range.lowerBound)...].prefix { $0.range.upperBound <= range.upperBound }
    }

    /// The token that begins at a byte offset; nil where the offset is inside one.
    func token(beginningAt offset: Int) -> Token? {
        let position = position(from: offset)
        return position < all.count && all[position].range.lowerBound == offset ? all[position] : nil
    }

    /// The position in `all` of the first token that begins at or after a byte offset.
    private func position(from offset: Int) -> Int {
        var low = 0
        var high = all.count
        while low < high {
            let middle = (low + high) / 2
            if all[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
