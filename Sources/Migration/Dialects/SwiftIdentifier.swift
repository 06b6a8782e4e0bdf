import SourceText
import SwiftLexing

/// Whether a text can be the name of a member, a function or a type as it stands: an identifier that is no keyword.
package func isSwiftIdentifier(_ text: String) -> Bool {
    let tokens = TokenList(SourceFile(path: "", bytes: Array(text.utf8)))
    let names = tokens.code.filter { $0.kind == .identifier }
    guard tokens.problems.isEmpty, names.count == 1, names[0].range.count == text.utf8.count else { return false }
    return !text.hasPrefix("`") && !wordsOfMetatypes.contains(text)
}

/// Behind a period they mean a metatype, whatever else is declared.
private let wordsOfMetatypes: Set<String> = ["Type", "Protocol"]
