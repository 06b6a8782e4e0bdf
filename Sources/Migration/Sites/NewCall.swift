import Patching
import SourceText

/// The call that a site becomes. The identifier's expression stays where it is, so that another site in it can be edited too.
struct NewCall {
    var before: String
    /// The bytes of the identifier's expression; nil for an initial view controller.
    let value: Range<Int>?
    /// What follows the value; empty where there is none.
    var after: String

    func preceded(by text: String) -> NewCall {
        NewCall(before: text + before, value: value, after: after)
    }

    func followed(by text: String) -> NewCall {
        value == nil ? NewCall(before: before + text, value: nil, after: "") : NewCall(before: before, value: value, after: after + text)
    }

    func text(in file: SourceFile) -> String {
        before + (value.map { file.text($0) } ?? "") + after
    }

    /// The edits that put the call in the place of a range that holds the value.
    func edits(of place: SourceRange) -> [Edit] {
        guard let value else { return [Edit(range: place, replacement: before)] }
        return [
            Edit(range: SourceRange(path: place.path, bytes: place.bytes.lowerBound..<value.lowerBound), replacement: before),
            Edit(range: SourceRange(path: place.path, bytes: value.upperBound..<place.bytes.upperBound), replacement: after),
        ]
    }
}
