import Patching
import SourceText
import SwiftLexing
import SwiftOutline

/// Takes entries out of capture lists, and a list that is left empty with its `in` where nothing else is in the signature.
struct CaptureRemoval {
    let outline: Outline
    /// The code indices of the names that go, in any list: where several go from one list, their edits must not meet.
    let removed: Set<Int>

    private var tokens: TokenList { outline.tokens }

    func edit(_ index: Int) -> Edit? {
        guard let open = outline.enclosingBracket(of: index), let close = tokens.match(open) else { return nil }
        let entries = tokens.elements(of: open + 1..<close)
        guard let position = entries.firstIndex(where: { $0.contains(index) }) else { return nil }
        let range = bytes(of: position, in: entries) ?? wholeList(open, close)
        let layout = Layout(outline: outline)
        let comments = layout.comments(in: range)
        let text = (comments.isEmpty ? "" : " ") + layout.inline(comments, at: range.lowerBound)
        return Edit(range: SourceRange(path: outline.path, bytes: range), replacement: text)
    }

    /// An entry with the comma towards what stays; nil where nothing does.
    private func bytes(of position: Int, in entries: [Range<Int>]) -> Range<Int>? {
        let kept = entries.indices.filter { entry in !removed.contains { entries[entry].contains($0) } }
        guard let last = kept.last else { return nil }
        let entry = outline.bytes(entries[position])
        if last > position { return entry.lowerBound..<outline.bytes(entries[position + 1]).lowerBound }
        return outline.bytes(entries[position - 1]).upperBound..<entry.upperBound
    }

    private func wholeList(_ open: Int, _ close: Int) -> Range<Int> {
        let past = tokens.is(close + 1, "in") ? close + 1 : close
        return tokens.code[open - 1].range.upperBound..<tokens.code[past].range.upperBound
    }
}
