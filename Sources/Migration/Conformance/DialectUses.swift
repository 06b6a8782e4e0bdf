import SourceText
import SwiftLexing
import SwiftOutline

extension Project {
    /// A place that uses the dialect's members on a class that only the run decides: a generic parameter, `self`, a metatype.
    ///
    /// A class that has its conformance from an ancestor may be meant there, so what it answers must stay.
    func hasOpenUse(of dialect: Dialect) -> Bool {
        outlines.contains { outline in
            guard let outline, dialect.openNames.contains(where: outline.mentions) else { return false }
            return outline.tokens.code.indices.contains { isOpenUse($0, of: dialect, in: outline) }
        }
    }

    private func isOpenUse(_ index: Int, of dialect: Dialect, in outline: Outline) -> Bool {
        let tokens = outline.tokens
        guard tokens.kind(index) == .identifier, dialect.openNames.contains(outline.name(index)),
            !["func", "let", "var"].contains(tokens.text(index - 1))
        else { return false }
        let declaring = [dialect.protocolName, dialect.fixedReceiver]
        if let type = outline.type(around: index), declaring.contains(outline.types[type].name) { return false }
        guard tokens.kind(index - 1) == .period else { return true }
        return types.named(outline.name(index - 2)).isEmpty && tokens.kind(index - 3) != .period
    }
}

extension Outline {
    fileprivate func mentions(_ name: String) -> Bool {
        file.bytes.contains(ByteNeedle(name))
    }
}

extension Dialect {
    /// What is said on a class or on something that stands for one. Which class another call makes is read where it stands.
    fileprivate var openNames: [String] {
        let members = kinds.filter { $0 != .bundle }.compactMap(member)
        return fixedReceiver == nil ? members + functionNames.sorted() : members
    }
}
