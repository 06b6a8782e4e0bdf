import Foundation
import SwiftLexing

/// How often each comment stands in a file, whatever its indentation.
func comments(in data: Data) -> [String: Int] {
    let bytes = [UInt8](data)
    let texts = Lexer.tokens(of: bytes).filter(\.kind.isComment).map { String(decoding: bytes[$0.range], as: UTF8.self) }
    let unindented = texts.map { text in
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
    }
    return Dictionary(grouping: unindented) { $0 }.mapValues(\.count)
}

/// The comments that stood in the files before and do not any more. Doc comments and lint directives go with a factory.
func lostComments(_ before: [Data], _ after: [Data], mayLoseFactories: Bool) -> [String] {
    let (old, new) = (count(before), count(after))
    let lost = old.filter { $0.value > new[$0.key] ?? 0 }.map(\.key)
    return lost.filter { !mayLoseFactories || !["///", "/**", "// swiftlint:"].contains(where: $0.hasPrefix) }.sorted()
}

private func count(_ files: [Data]) -> [String: Int] {
    files.map(comments).reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) }
}
