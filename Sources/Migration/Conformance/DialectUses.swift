import SourceText
import SwiftLexing
import SwiftOutline

extension Project {
    /// A place that uses the dialect's members on a class that only the run decides: a generic parameter, `self`, a metatype.
    ///
    /// A class that has its conformance from an ancestor may be meant there, so what it answers must stay.
    func hasOpenUse(of dialect: Dialect) -> Bool {
        outlines.contains { outline in
            guard let outline, outline.mentions(dialect.factoryName) || outline.mentions(dialect.nameMember) else { return false }
            return outline.tokens.code.indices.contains { isOpenUse($0, of: dialect, in: outline) }
        }
    }

    private func isOpenUse(_ index: Int, of dialect: Dialect, in outline: Outline) -> Bool {
        let tokens = outline.tokens
        if let receiver = dialect.fixedReceiver {
            return tokens.kind(index) == .identifier && outline.name(index) == dialect.factoryName && tokens.kind(index - 1) == .period
                && outline.name(index - 2) == receiver && tokens.kind(index + 2) == .rightParen
        }
        guard tokens.kind(index) == .identifier, [dialect.factoryName, dialect.nameMember].contains(outline.name(index)),
            !["func", "let", "var"].contains(tokens.text(index - 1))
        else { return false }
        let declaring = [dialect.protocolName, dialect.fixedReceiver]
        if let type = outline.type(around: index), declaring.contains(outline.types[type].name) { return false }
        guard tokens.kind(index - 1) == .period else { return true }
        // Which class such a call makes is read where it stands.
        if tokens.text(index - 2) == dialect.fixedReceiver { return false }
        return types.named(outline.name(index - 2)).isEmpty && tokens.kind(index - 3) != .period
    }
}

extension Outline {
    fileprivate func mentions(_ name: String) -> Bool {
        file.bytes.contains(ByteNeedle(name))
    }
}
