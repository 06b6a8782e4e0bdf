import SourceText
import SwiftLexing
import SwiftOutline

/// The places where code makes an object of a class itself, so that no storyboard does.
struct Construction {
    let project: Project

    /// The first such place, in order of files; nil if there is none in the whole project.
    func place(of type: Int) -> (file: Int, index: Int)? {
        let name = project.types.all[type].name
        let names = Set([name] + project.types.aliases(of: name))
        for name in names { project.requests.mentions(of: name) }
        for (file, outline) in project.outlines.enumerated() {
            guard let outline, sees(type, from: file),
                let index = outline.tokens.code.indices.first(where: { isMade($0, names, in: outline) })
            else { continue }
            return (file, index)
        }
        return nil
    }

    /// Whether a file can name the class: others of its name are not meant.
    private func sees(_ type: Int, from file: Int) -> Bool {
        let modules = project.types.all[type].modules
        return !modules.isDisjoint(with: project.modules(of: file)) || project.imports(file, of: modules).plain
    }

    private func isMade(_ index: Int, _ names: Set<String>, in outline: Outline) -> Bool {
        let tokens = outline.tokens
        guard tokens.kind(index) == .identifier else { return tokens.is(index, "init") && isImplicit(index, names, in: outline) }
        guard names.contains(outline.name(index)) else { return false }
        let next = index + 1
        if tokens.kind(next) == .leftParen { return !["class", "case"].contains(tokens.text(index - 1)) }
        return tokens.kind(next) == .period && tokens.is(next + 1, "init")
    }

    /// `.init(…)` where the type that is written for it, or for what it is assigned to, is one of the names.
    private func isImplicit(_ index: Int, _ names: Set<String>, in outline: Outline) -> Bool {
        guard outline.tokens.kind(index - 1) == .period, outline.isImplicitMember(index - 1) else { return false }
        let types = outline.variables.filter { $0.declarator.contains(index) || outline.assignedName(before: index - 1) == $0.name }
            .compactMap(\.type)
        let results = outline.scopes(around: index).compactMap { scope -> Range<Int>? in
            guard case .function(let function) = outline.scopes[scope].kind else { return nil }
            return outline.functions[function].returnType
        }
        return (types + results).contains { $0.contains { names.contains(outline.name($0)) } }
    }
}

extension Outline {
    /// Whether the dot at an index begins an expression: `.init`, with the type left out.
    fileprivate func isImplicitMember(_ dot: Int) -> Bool {
        switch tokens.kind(dot - 1) {
        case .identifier, .rightParen, .rightBracket, .rightBrace, .exclamation, .postfixQuestion, .stringClose: tokens.startsLine(dot)
        case .keyword: !["self", "Self", "super"].contains(tokens.text(dot - 1))
        default: true
        }
    }

    /// `name = .init`, `self.name = .init`
    fileprivate func assignedName(before dot: Int) -> String? {
        tokens.kind(dot - 1) == .equal && tokens.kind(dot - 2) == .identifier ? name(dot - 2) : nil
    }
}
