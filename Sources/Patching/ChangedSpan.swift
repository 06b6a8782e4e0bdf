import SourceText

/// Bytes of a file, and those that take their place.
struct ChangedSpan: Equatable {
    let old: Range<Int>
    let new: Range<Int>

    var reversed: ChangedSpan { ChangedSpan(old: new, new: old) }
}

extension FileChange {
    /// What the edits replace, in order of place.
    var spans: [ChangedSpan] {
        var shift = 0
        return edits.map { edit in
            let old = edit.range.bytes
            let start = old.lowerBound + shift
            shift += edit.replacement.utf8.count - old.count
            return ChangedSpan(old: old, new: start..<start + edit.replacement.utf8.count)
        }
    }

    /// The change that leads from one text to another. Where the spans do not tell it, all is replaced.
    init(path: String, from old: [UInt8], to new: [UInt8], spans: [ChangedSpan]) {
        let original = SourceFile(path: path, bytes: old)
        let inside = spans.filter { $0.old.upperBound <= old.count && $0.new.upperBound <= new.count }
        if let change = FileChange(path: path, original: original, applying: Self.edits(of: path, inside, new)), change.newBytes == new {
            self = change
        } else {
            let whole = ChangedSpan(old: 0..<old.count, new: 0..<new.count)
            self.init(path: path, original: original, edits: Self.edits(of: path, [whole], new), newBytes: new)
        }
    }

    private static func edits(of path: String, _ spans: [ChangedSpan], _ new: [UInt8]) -> [Edit] {
        spans.map { span in
            Edit(range: SourceRange(path: path, bytes: span.old), replacement: String(decoding: new[span.new], as: UTF8.self))
        }
    }
}
