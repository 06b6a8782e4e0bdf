import SwiftLexing
import SwiftOutline

/// `[weak self]` and `guard let self`, which bring a warning once nothing reads them.
struct CapturedSelf {
    let outline: Outline
    let site: Site

    /// - Throws: `optional-use` where the code that goes holds the only use of a captured `self`.
    func checkItIsUsedElsewhere(than gone: [Range<Int>]) throws(Obstacle) {
        guard
            (gone + [site.call.lowerBound..<max(site.call.lowerBound, site.nameIndex)]).contains(where: {
                $0.contains { isSelf($0) || mayUseSelf($0) }
            })
        else {
            return
        }
        for scope in outline.scopes(around: site.nameIndex) {
            guard case .closure(let closure) = outline.scopes[scope].kind, let captures = closure.captures, captures.contains(where: isSelf)
            else { continue }
            let body = closure.bodyStart..<outline.scopes[scope].range.upperBound - 1
            guard !body.contains(where: { isSelf($0) && !isRebinding($0) && !isIn(gone, $0) && !mayGo($0) }) else { return }
            throw Obstacle(.optionalUse, "'self' would be captured for nothing")
        }
    }

    /// Whether another fix may take a use away: `self.storyboard`, or one in an `else`.
    private func mayGo(_ index: Int) -> Bool {
        let dot = [.exclamation, .postfixQuestion].contains(outline.tokens.kind(index + 1)) ? index + 2 : index + 1
        if outline.tokens.kind(dot) == .period, outline.tokens.is(dot + 1, "storyboard") { return true }
        return outline.conditionals.contains { DroppedElse(outline: outline, statement: $0).body?.contains(index) ?? false }
    }

    /// Whether a name may be a member of `self`, which is not written.
    private func mayUseSelf(_ index: Int) -> Bool {
        let tokens = outline.tokens
        guard tokens.kind(index) == .identifier, tokens.kind(index - 1) != .period, tokens.kind(index + 1) != .colon else { return false }
        let name = outline.name(index)
        return !(name.first?.isUppercase ?? true) && !Self.globalFunctions.contains(name) && outline.binding(of: name, at: index) == nil
    }

    private static let globalFunctions: Set<String> = [
        "assert", "assertionFailure", "debugPrint", "fatalError", "precondition", "preconditionFailure", "print", "await", "async", "any",
    ]

    private func isIn(_ ranges: [Range<Int>], _ index: Int) -> Bool {
        ranges.contains { $0.contains(index) }
    }

    private func isSelf(_ index: Int) -> Bool {
        outline.tokens.is(index, "self")
    }

    /// `let self`, `let self = self`
    private func isRebinding(_ index: Int) -> Bool {
        let tokens = outline.tokens
        if tokens.is(index - 1, "let") || tokens.is(index - 1, "var") { return true }
        return tokens.kind(index - 1) == .equal && isSelf(index - 2)
    }
}
