import SourceText
import SwiftLexing
import SwiftOutline

/// The places where code makes an object of a class itself, so that no storyboard does.
struct Construction {
    let project: Project
    let hierarchy: ClassHierarchy

    /// The first such place, in order of files; nil if there is none in the whole project.
    func place(of type: Int) -> (file: Int, index: Int)? {
        let name = project.types.all[type].name
        let names = Set([name] + project.types.aliases(of: name))
        for name in names { project.requests.mentions(of: name) }
        for (file, outline) in project.outlines.enumerated() {
            guard let outline, project.canName(type, in: file),
                let index = outline.tokens.code.indices.first(where: {
                    isMade($0, names, in: outline) || isMadeByMetatype($0, names, in: outline)
                })
            else { continue }
            return (file, index)
        }
        return placeInOwnCode(of: type)
    }

    /// `Self()`, `type(of: self).init()` in the class or one above it.
    private func placeInOwnCode(of type: Int) -> (file: Int, index: Int)? {
        for member in [type] + hierarchy.ancestors(of: type) {
            let nominal = project.types.all[member]
            for place in nominal.declarations + project.types.extensions(of: nominal.qualifiedName) {
                let outline = project.outline(place.file)
                let functions = outline.functions.filter { $0.type == place.index }
                guard let function = functions.first(where: { MetatypeCall(outline: outline).isIn($0) }) else { continue }
                return (place.file, function.nameIndex)
            }
        }
        return nil
    }

    /// `X.self` that is handed to what makes an object of it, or kept; `X.make()` with a `make` that does.
    private func isMadeByMetatype(_ index: Int, _ names: Set<String>, in outline: Outline) -> Bool {
        let tokens = outline.tokens
        guard tokens.kind(index) == .identifier, names.contains(outline.name(index)), tokens.kind(index + 1) == .period else {
            return false
        }
        guard tokens.is(index + 2, "self") else {
            return tokens.kind(index + 2) == .identifier && tokens.kind(index + 3) == .leftParen && makes(outline.name(index + 2))
        }
        if tokens.kind(index - 1) == .infixOperator || tokens.kind(index + 3) == .infixOperator { return false }
        guard tokens.kind(index + 3) != .period, let open = outline.enclosingBracket(of: index), tokens.kind(open) == .leftParen,
            tokens.kind(open - 1) == .identifier
        else { return true }
        return makes(outline.name(open - 1))
    }

    /// Whether a function of the project's own with that name makes an object of a type that it is given; a type keeps it.
    private func makes(_ name: String) -> Bool {
        if !project.types.named(name).isEmpty { return true }
        return project.members.named(name).contains { member in
            guard case .function(let place) = member else { return false }
            let outline = project.outline(place.file)
            return MetatypeCall(outline: outline).isIn(outline.functions[place.index])
        }
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
            .filter { !isArgumentOnly(of: $0, dot: index - 1, in: outline) }.compactMap(\.type)
        if outline.assignedName(before: index - 1).map({ isOfType($0, names) }) ?? false
            || isArgument(index - 1, ofType: names, in: outline)
        {
            return true
        }
        let results = outline.scopes(around: index).compactMap { scope -> Range<Int>? in
            guard case .function(let function) = outline.scopes[scope].kind else { return nil }
            return outline.functions[function].returnType
        }
        return (types + results).contains { $0.contains { names.contains(outline.name($0)) } }
    }

    /// Whether what is made is the whole value of a `Holder<X>`: a holder, and no X.
    private func isArgumentOnly(of variable: VariableDeclaration, dot: Int, in outline: Outline) -> Bool {
        let isWhole = variable.initializer?.lowerBound == dot || variable.initializer == nil && variable.accessors == dot - 1
        guard isWhole, let type = variable.type, let holder = outline.genericName(in: type) else { return false }
        return holder != "Optional" && project.types.aliases(named: holder).isEmpty
    }

    /// Whether a property of that name, in any file, is of one of the types.
    private func isOfType(_ property: String, _ names: Set<String>) -> Bool {
        project.members.named(property).contains { member in
            guard case .variable(let place) = member else { return false }
            let outline = project.outline(place.file)
            return outline.variables[place.index].type?.contains { names.contains(outline.name($0)) } ?? false
        }
    }

    /// Whether a function that is called with an expression takes one of the types.
    private func isArgument(_ index: Int, ofType names: Set<String>, in outline: Outline) -> Bool {
        guard let open = outline.enclosingBracket(of: index), outline.tokens.kind(open) == .leftParen,
            outline.tokens.kind(open - 1) == .identifier
        else { return false }
        return project.members.named(outline.name(open - 1)).contains { member in
            guard case .function(let place) = member else { return false }
            let outline = project.outline(place.file)
            return outline.functions[place.index].parameters.contains { $0.type.contains { names.contains(outline.name($0)) } }
        }
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

    /// `Name` of a `Module.Name<…>` that is the whole type.
    fileprivate func genericName(in type: Range<Int>) -> String? {
        guard let start = type.first(where: { ![.identifier, .period].contains(tokens.kind($0)) }), start > type.lowerBound,
            tokens.genericArgumentsEnd(from: start) == type.upperBound
        else { return nil }
        return name(start - 1)
    }

    /// `name = .init`, `self.name = .init`
    fileprivate func assignedName(before dot: Int) -> String? {
        tokens.kind(dot - 1) == .equal && tokens.kind(dot - 2) == .identifier ? name(dot - 2) : nil
    }
}
