import SourceText
import SwiftLexing
import SwiftOutline

extension Outline {
    /// Whether a comment is for a lint or dead-code tool: it means nothing without the code that it is about.
    func isDirective(_ comment: Token) -> Bool {
        let text = file.text(comment.range).drop { $0 == "/" || $0 == "*" || $0 == " " }
        return ["swiftlint:", "swift-format-ignore", "periphery:ignore", "sourcery:"].contains { text.hasPrefix($0) }
    }
}
