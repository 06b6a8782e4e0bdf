import SourceText
import SwiftLexing
import SwiftOutline

/// The comments that tell sbmigrate to leave something alone: `// sbmigrate:ignore [rule] [- why]`.
struct IgnoreComments: Sendable {
    struct Comment: Hashable, Sendable {
        let file: Int
        /// 1-based.
        let line: Int
        /// Nil means every rule.
        let rule: String?
    }

    /// By file and 1-based line: what the comments on it, or right before it, say.
    private var byLine: [Int: [Int: [Comment]]] = [:]
    private var lines: [Int: LineIndex] = [:]
    private(set) var all: [Comment] = []

    init(_ project: Project) {
        let marker = ByteNeedle(Self.marker)
        for (file, outline) in project.outlines.enumerated() {
            guard let outline, outline.file.bytes.contains(marker) else { continue }
            let index = LineIndex(outline.file.bytes)
            lines[file] = index
            for token in outline.tokens.all where token.kind.isComment {
                add(token, in: outline, file: file, lines: index)
            }
        }
    }

    private static let marker = "sbmigrate:ignore"

    private mutating func add(_ token: Token, in outline: Outline, file: Int, lines: LineIndex) {
        let text = outline.file.text(token.range)
        let content = text.drop { $0 == "/" || $0 == "*" || $0 == " " || $0 == "\t" }
        guard content.hasPrefix(Self.marker), !text.hasPrefix("///") else { return }
        let words = content.dropFirst(Self.marker.count).split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == "*" || $0 == "/" })
        let rule = words.first.flatMap { $0.first?.isLetter ?? false ? String($0) : nil }
        let comment = Comment(file: file, line: lines.position(of: token.range.lowerBound).line, rule: rule)
        all.append(comment)
        byLine[file, default: [:]][line(meantBy: token, in: outline, lines: lines), default: []].append(comment)
    }

    /// The comment's own line where code stands on it, else the line of the next code.
    private func line(meantBy comment: Token, in outline: Outline, lines: LineIndex) -> Int {
        let own = lines.position(of: comment.range.lowerBound).line
        let code = outline.tokens.code
        let next = code.firstIndex { $0.range.lowerBound > comment.range.lowerBound } ?? code.count
        if next > 0, lines.position(of: code[next - 1].range.upperBound - 1).line == own { return own }
        return next < code.count ? lines.position(of: code[next].range.lowerBound).line : own
    }

    /// The comment that tells a rule to leave what stands in a byte range.
    func comment(on range: Range<Int>, file: Int, rule: String) -> Comment? {
        guard let byLine = byLine[file], let lines = lines[file] else { return nil }
        let first = lines.position(of: range.lowerBound).line
        let last = lines.position(of: max(range.lowerBound, range.upperBound - 1)).line
        return (first...last).lazy.flatMap { byLine[$0] ?? [] }.first { $0.rule == nil || $0.rule == rule }
    }
}
