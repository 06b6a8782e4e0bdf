import SwiftLexing
import SwiftOutline

/// The places where a class is a value: whoever gets it may call what it has.
struct ClassValues {
    let project: Project

    /// The file of the first such place; nil where the class is never one.
    func place(of type: Int) -> String? {
        let name = project.types.all[type].name
        project.requests.mentions(of: name)
        for (file, outline) in project.outlines.enumerated() {
            guard let outline, project.canName(type, in: file),
                outline.tokens.code.indices.contains(where: { isValue($0, of: name, in: outline) })
            else { continue }
            return outline.path
        }
        return nil
    }

    /// `X.Type`, `type(of: x)` of what is an X, `X.self`, unless it only says the class's name or its bundle.
    private func isValue(_ index: Int, of name: String, in outline: Outline) -> Bool {
        let tokens = outline.tokens
        if isDynamicType(index, in: outline) { return true }
        guard tokens.kind(index) == .identifier, outline.name(index) == name, tokens.kind(index + 1) == .period else { return false }
        if tokens.is(index + 2, "Type") { return true }
        guard tokens.is(index + 2, "self"), tokens.kind(index + 3) != .period else { return false }
        return !isHarmless(argument: index, in: outline)
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

extension Project {
    /// Whether a file's modules compile a class, or import it: in others its name means another.
    func canName(_ type: Int, in file: Int) -> Bool {
        let own = types.all[type].modules
        return !own.isDisjoint(with: modules(of: file)) || imports(file, of: own).plain
    }
}
