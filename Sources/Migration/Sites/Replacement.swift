import Patching
import SourceText
import SwiftLexing
import SwiftOutline

/// Puts a new call in the place of code.
struct Replacement {
    let outline: Outline

    /// - Parameter kept: the bytes that the call says too, their comments included.
    func edits(of indices: Range<Int>, by call: NewCall, keeping kept: [Range<Int>]) throws(Obstacle) -> [Edit] {
        try edits(ofBytes: outline.bytes(indices), by: call, keeping: kept, isFollowedBy: indices.upperBound)
    }

    /// - Parameter next: the code index of the token after the bytes.
    func edits(
        ofBytes bytes: Range<Int>, by call: NewCall, keeping kept: [Range<Int>], isFollowedBy next: Int
    ) throws(Obstacle) -> [Edit] {
        let layout = Layout(outline: outline)
        let comments = layout.comments(in: bytes).filter { comment in !kept.contains { $0.contains(comment.range.lowerBound) } }
        let hoisted = try CommentMove(outline: outline).edits(for: comments, before: bytes.lowerBound)
        // A closure on the next line would become a trailing one of the call.
        let end = outline.isTrailingClosure(next) ? ";" : ""
        let last = call.value == nil ? call.before.last : call.after.last
        let after = last?.isWhitespace ?? false ? "" : space(after: bytes)
        let spaced = call.preceded(by: space(before: bytes)).followed(by: end + after)
        return hoisted + spaced.edits(of: SourceRange(path: outline.path, bytes: bytes))
    }

    /// `return(x as! X)`: where parentheses go, a space must keep the words apart.
    private func space(before bytes: Range<Int>) -> String {
        isInWord(bytes.lowerBound - 1) ? " " : ""
    }

    private func space(after bytes: Range<Int>) -> String {
        isInWord(bytes.upperBound) ? " " : ""
    }

    /// Not in an operator, whose letters may be of any alphabet and would bind otherwise beside a space.
    private func isInWord(_ offset: Int) -> Bool {
        guard outline.file.bytes.indices.contains(offset), Self.isWordByte(outline.file.bytes[offset]) else { return false }
        let token = outline.tokens.code.first { $0.range.contains(offset) }
        return ![.prefixOperator, .infixOperator, .postfixOperator].contains(token?.kind)
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"),
            0x80...:
            true
        default: false
        }
    }
}

extension Outline {
    /// `let vc: X =` of a condition, as it is written.
    func bindingBytes(of condition: ConditionalStatement.Condition) -> Range<Int> {
        guard case .binding(let variable, let range) = condition, let initializer = variables[variable].initializer else { return 0..<0 }
        return tokens.code[range.lowerBound].range.lowerBound..<tokens.code[initializer.lowerBound - 1].range.upperBound
    }
}
