import SourceText
import SwiftLexing

/// A way to damage a file at one of its tokens.
enum Damage: String, CaseIterable {
    case dropped, doubled, swapped

    /// The file with one token that way; nil where there is no other token to swap it with.
    ///
    /// - Parameter place: an index of `tokens.all`.
    func bytes(of tokens: TokenList, at place: Int) -> [UInt8]? {
        var bytes = tokens.file.bytes
        let range = tokens.all[place].range
        switch self {
        case .dropped: bytes.removeSubrange(range)
        case .doubled: bytes.insert(contentsOf: bytes[range], at: range.upperBound)
        case .swapped:
            guard let next = tokens.all[(place + 1)...].first(where: { !$0.kind.isBlank })?.range else { return nil }
            let between = bytes[range.upperBound..<next.lowerBound]
            bytes.replaceSubrange(range.lowerBound..<next.upperBound, with: [bytes[next], between, bytes[range]].joined())
        }
        return bytes
    }
}

extension TokenKind {
    var isBlank: Bool { self == .blank || self == .newline }
}
