/// The text of a project file, and where something goes in it so that it looks like what stands beside it. All offsets are
/// byte offsets.
struct ProjectText {
    let bytes: [UInt8]

    /// The first byte at or behind an offset that belongs to neither blank nor comment.
    func content(from offset: Int) -> Int { contentAndCommentEnd(from: offset).content }

    /// The end of the comments `/* … */` behind a word; the end of the word if there is none.
    func commentEnd(from offset: Int) -> Int { contentAndCommentEnd(from: offset).commentEnd }

    func hasComment(from offset: Int) -> Bool { commentEnd(from: offset) > offset }

    /// What stands in front of an offset on its line, if that is blank.
    func indentation(of offset: Int) -> String? {
        let text = bytes[lineStart(of: offset)..<offset]
        return text.allSatisfy(isBlank) ? String(decoding: text, as: UTF8.self) : nil
    }

    func lineStart(of offset: Int) -> Int {
        bytes[..<offset].lastIndex(where: isLineEnd).map { $0 + 1 } ?? 0
    }

    /// The end of the line that an offset lies in, as it is written; a file without lines has `\n`.
    func lineBreak(from offset: Int) -> String {
        guard let start = bytes[offset...].firstIndex(where: isLineEnd) else { return "\n" }
        return bytes[start] == UInt8(ascii: "\n") ? "\n" : bytes[start...].starts(with: [0x0D, 0x0A]) ? "\r\n" : "\r"
    }

    /// The text of a range, if it is blank.
    func blank(_ range: Range<Int>) -> String? {
        let text = bytes[range]
        return text.allSatisfy(isBlank) ? String(decoding: text, as: UTF8.self) : nil
    }

    /// Puts an entry behind another: on a line of its own, if the other has one.
    /// - Parameters:
    ///   - end: behind the comma or semicolon of the other entry.
    ///   - start: of the other entry.
    func insertion(of entry: String, behind end: Int, ofEntryAt start: Int) -> Insertion {
        let lineEnd = bytes[end...].firstIndex { !isBlank($0) || isLineEnd($0) } ?? bytes.count
        guard let indentation = indentation(of: start), lineEnd < bytes.count, isLineEnd(bytes[lineEnd]) else {
            return Insertion(offset: end, text: " " + entry)
        }
        let lineBreak = lineBreak(from: lineEnd)
        return Insertion(offset: lineEnd + lineBreak.utf8.count, text: indentation + entry + lineBreak)
    }

    /// Puts an entry in front of another: on a line of its own, if the other has one.
    func insertion(of entry: String, before start: Int) -> Insertion {
        guard let indentation = indentation(of: start) else { return Insertion(offset: start, text: entry + " ") }
        return Insertion(offset: lineStart(of: start), text: indentation + entry + lineBreak(from: start))
    }

    private func contentAndCommentEnd(from offset: Int) -> (content: Int, commentEnd: Int) {
        bytes.withUnsafeBufferPointer { Self.skipBlank(ByteCursor($0, at: offset)) }
    }

    private static func skipBlank(_ start: ByteCursor) -> (content: Int, commentEnd: Int) {
        var cursor = start
        var commentEnd = start.offset
        while true {
            cursor.skip(while: isBlank)
            if cursor.starts(with: "/*") {
                _ = cursor.skip(past: "*/")
                commentEnd = cursor.offset
            } else if cursor.starts(with: "//") {
                cursor.skip { !isLineEnd($0) }
            } else {
                return (cursor.offset, commentEnd)
            }
        }
    }
}
