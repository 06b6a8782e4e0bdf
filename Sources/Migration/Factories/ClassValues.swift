import SwiftLexing
import SwiftOutline

/// The places where a class is a value, or what a type parameter may be: whoever gets it may call what it has.
struct ClassValues {
    let project: Project
    let hierarchy: ClassHierarchy

    /// The file of the first such place; nil where the class is never one.
    func place(of type: Int) -> String? {
        let names = ClassNames(of: type, in: project, hierarchy: hierarchy)
        for (file, outline) in project.outlines.enumerated() {
            guard let outline, project.canName(type, in: file) else { continue }
            let own = names.inside(outline)
            let isThere = outline.tokens.code.indices.contains { isValue($0, of: own, in: outline, file) || isConstraint($0, own, outline) }
            if isThere { return outline.path }
        }
        return nil
    }

    /// `X.Type`, `type(of: x)` of what is an X, `X.self`, `self` where it is the class, unless it only says its name or its bundle.
    private func isValue(_ index: Int, of names: ClassNames, in outline: Outline, _ file: Int) -> Bool {
        let tokens = outline.tokens
        if isDynamicType(index, in: outline) { return true }
        if isSelf(index, in: outline) { return names.containsSelf(at: index, in: file) && !isHarmless(argument: index, in: outline) }
        guard isName(index, names, outline), tokens.kind(index + 1) == .period else { return false }
        if tokens.is(index + 2, "Type") { return true }
        guard tokens.is(index + 2, "self"), tokens.kind(index + 3) != .period else { return false }
        return !isHarmless(argument: index, in: outline)
    }

    private func isName(_ index: Int, _ names: ClassNames, _ outline: Outline) -> Bool {
        outline.tokens.kind(index) == .identifier && names.all.contains(outline.name(index))
    }

    /// `Self.self`, or `self` in a static member.
    private func isSelf(_ index: Int, in outline: Outline) -> Bool {
        let tokens = outline.tokens
        guard tokens.kind(index - 1) != .period else { return false }
        if tokens.is(index, "Self") {
            return tokens.kind(index + 1) == .period && tokens.is(index + 2, "self") && tokens.kind(index + 3) != .period
        }
        return tokens.is(index, "self") && tokens.kind(index + 1) != .period && outline.isStaticContext(index)
    }

    /// `<Page: X>`, `where Element == X`, `associatedtype Page: X`, `protocol P: X`.
    private func isConstraint(_ index: Int, _ names: ClassNames, _ outline: Outline) -> Bool {
        let tokens = outline.tokens
        guard isName(index, names, outline), tokens.kind(index + 1) != .period else { return false }
        let before = outline.pathStart(endingAt: index) - 1
        if tokens.isOperator(before) { return tokens.is(before, "==") || tokens.is(before, "&") }
        if outline.types.contains(where: { $0.kind == .protocol && $0.inherited.contains { $0.contains(index) } }) { return true }
        guard tokens.kind(before) == .colon else { return false }
        let bracket = outline.enclosingBracket(of: index).map { tokens.kind($0) }
        guard bracket == nil || bracket == .leftBrace else { return false }
        let clause = outline.pathStart(endingAt: before - 1) - 1
        return tokens.isOperator(clause) || tokens.kind(clause) == .comma || ["where", "associatedtype"].contains(tokens.text(clause))
    }

    /// `type(of: x)` may give the class in every file that knows it.
    private func isDynamicType(_ index: Int, in outline: Outline) -> Bool {
        let tokens = outline.tokens
        return tokens.is(index, "type") && tokens.kind(index + 1) == .leftParen && tokens.is(index + 2, "of")
            && !(tokens.is(index + 4, "self") && tokens.kind(index + 6) == .period) && !isHarmless(argument: index, in: outline)
    }

    private func isHarmless(argument index: Int, in outline: Outline) -> Bool {
        guard let open = outline.enclosingBracket(of: index), outline.tokens.kind(open) == .leftParen else {
            return outline.enclosingBracket(of: index).map { outline.tokens.kind($0) == .interpolationOpen } ?? false
        }
        return ["String", "print", "Bundle", "register", "NSStringFromClass", "dequeueReusableCell"].contains(outline.name(open - 1))
    }
}

extension Outline {
    /// Where a dotted name begins that ends at an index.
    func pathStart(endingAt index: Int) -> Int {
        var start = index
        while start > 1, tokens.kind(start - 1) == .period { start -= 2 }
        return start
    }
}

extension Project {
    /// Whether a file's modules compile a class, or import it: in others its name means another.
    func canName(_ type: Int, in file: Int) -> Bool {
        let own = types.all[type].modules
        return !own.isDisjoint(with: modules(of: file)) || imports(file, of: own).plain
    }
}
