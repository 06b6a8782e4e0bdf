import SourceText
import SwiftLexing
import SwiftOutline

/// A place that calls a factory.
struct FactoryUse: Sendable {
    let file: Int
    /// The code index of the factory's name.
    let nameIndex: Int
    /// The code indices of the whole call, receiver included.
    let call: Range<Int>
}

/// Finds the places that use a factory in the whole project (SEMANTICS.md 3.4).
struct FactoryUses {
    let context: RuleContext
    let factory: Factory
    /// Where the names of all factories stand.
    let mentions: FactoryMentions

    private var project: Project { context.project }

    /// A use that cannot be rewritten keeps the factory.
    struct Kept: Error {
        let cause: String
    }

    /// - Throws: why the factory must stay.
    func all() throws(Kept) -> [FactoryUse] {
        project.requests.mentions(of: factory.name)
        let line = [factory.type] + context.hierarchy.descendants(of: factory.type)
        var uses: [FactoryUse] = []
        for (file, places) in mentions.ofName(factory.name, onTypes: line) {
            let outline = project.outline(file)
            guard project.canName(factory.type, in: file) else {
                try checkForgotten(places, outline, file)
                continue
            }
            if !outline.problems.isEmpty { throw Kept(cause: "\(outline.path) names it and cannot be read to its end") }
            for index in places where outline.tokens.kind(index - 1) == .period || outline.isUse(index, of: factory.name) {
                if let use = try use(at: index, in: outline, file: file) { uses.append(use) }
            }
        }
        return uses
    }

    /// A file that no known target compiles may be compiled all the same: what looks like a use in it keeps the factory.
    private func checkForgotten(_ places: [Int], _ outline: Outline, _ file: Int) throws(Kept) {
        guard project.modules(of: file) == [""] else { return }
        let type = project.types.all[factory.type].name
        let use = places.first { outline.tokens.kind($0 - 1) == .period && outline.name($0 - 2) == type }
        if let use { throw kept("no known target compiles the file, and it is called", use, outline) }
    }

    private func use(at index: Int, in outline: Outline, file: Int) throws(Kept) -> FactoryUse? {
        let tokens = outline.tokens
        guard !outline.isInType(index) else { throw kept("a type is called like it", index, outline) }
        guard !outline.isInPattern(index) else { throw kept("it is called in a pattern", index, outline) }
        guard tokens.kind(index - 1) == .period else { return try bareUse(at: index, in: outline, file: file) }
        guard !outline.isBehindDirective(index - 1) else { throw kept("'.\(factory.name)' may mean it", index, outline) }
        guard let start = CallChain.start(in: tokens, reaching: index) else { return try otherReceiver(index, outline, file) }
        guard start < index - 1 else { throw kept("'.\(factory.name)' may mean it", index, outline) }
        let base = start..<index - 1
        switch receiver(base, at: index, in: outline, file: file) {
        case .own: return try call(at: index, from: start, in: outline, file: file)
        case .subclass(let name): throw kept("it is called on '\(name)'", index, outline)
        case .other: return nil
        case .unknown: return try otherReceiver(index, outline, file)
        }
    }

    private enum Receiver { case own, subclass(String), other, unknown }

    private func receiver(_ base: Range<Int>, at index: Int, in outline: Outline, file: Int) -> Receiver {
        let text = outline.compactText(base)
        switch text {
        case "Self", "type(of:self)": return enclosing(index, in: file)
        case "self": return outline.isStaticContext(index) ? enclosing(index, in: file) : .other
        case "super": return enclosing(index, in: file)
        default: break
        }
        let name = text.hasSuffix(".self") ? String(text.dropLast(".self".count)) : text
        guard outline.binding(of: String(name.prefix { $0 != "." }), at: base.lowerBound) == nil else {
            return isOfOtherType(base, at: index, in: outline, file: file) ? .other : .unknown
        }
        switch project.type(named: name, file: file, at: index) {
        case .project(let type):
            // Where `#if` has an alias of that name in another branch.
            guard case .other = meaning(of: type), !project.types.aliases(named: name).isEmpty else { return meaning(of: type) }
            if case .other = aliased(name) { return .other }
            return .subclass(name)
        case .ambiguous(let types): return types.contains(factory.type) ? .subclass(name) : .other
        case .unknown:
            let aliased = aliased(String(name.split(separator: ".").last ?? ""))
            guard case .unknown = aliased, isOfOtherType(base, at: index, in: outline, file: file) else { return aliased }
            return .other
        case .genericParameter: return .unknown
        }
    }

    /// A name that cannot be looked up may be another name for the class, declared in a type.
    private func aliased(_ name: String) -> Receiver {
        let meanings = project.types.aliases(named: name).map { alias -> Receiver in
            let outline = project.outline(alias.file)
            let target = outline.typeAliases[alias.index]
            guard case .project(let type) = project.type(named: outline.compactText(target.type), file: alias.file, at: target.nameIndex)
            else {
                return .unknown
            }
            return meaning(of: type)
        }
        if meanings.isEmpty { return .unknown }
        if meanings.allSatisfy({ if case .own = $0 { true } else { false } }) { return .own }
        return meanings.contains { if case .other = $0 { false } else { true } } ? .subclass(name) : .other
    }

    /// Whether a local or a property is said to be of a type that has a member of the name.
    private func isOfOtherType(_ base: Range<Int>, at index: Int, in outline: Outline, file: Int) -> Bool {
        let isOwnProperty = base.count == 3 && outline.tokens.is(base.lowerBound, "self")
        guard base.count == 1 || isOwnProperty else { return false }
        let name = outline.name(base.upperBound - 1)
        let variables = outline.variables.filter { $0.name == name }
        let parameters = outline.functions.flatMap(\.parameters).filter { $0.name == name }.map(\.type)
        let types = variables.map { $0.type ?? $0.initializer.map { $0.lowerBound..<$0.lowerBound + 1 } } + parameters
        return !types.isEmpty
            && types.allSatisfy { type in
                guard let type, case .project(let found) = project.type(named: outline.compactText(type), file: file, at: index) else {
                    return false
                }
                return !project.members(named: factory.name, ofType: project.types.all[found].qualifiedName, visibleFrom: file).isEmpty
                    && found != factory.type
            }
    }

    private func enclosing(_ index: Int, in file: Int) -> Receiver {
        project.enclosingClass(of: index, in: file).map(meaning) ?? .unknown
    }

    private func meaning(of type: Int) -> Receiver {
        if type == factory.type { return .own }
        let isBelow = context.hierarchy.ancestors(of: type).contains(factory.type) || mayBeBelow(type)
        return isBelow ? .subclass(project.types.all[type].name) : .other
    }

    /// In another branch of `#if` a class may have another superclass.
    private func mayBeBelow(_ type: Int) -> Bool {
        let name = project.types.all[factory.type].name
        return project.types.all[type].declarations.dropFirst().contains { place in
            project.inheritedComponents(of: project.typeDeclaration(place), in: project.outline(place.file)).contains(name)
        }
    }

    /// `make()` in a static member of the class, or in a type inside it; elsewhere it means something else.
    private func bareUse(at index: Int, in outline: Outline, file: Int) throws(Kept) -> FactoryUse? {
        guard outline.binding(of: factory.name, at: index) == nil else { return nil }
        // In a type's place the type is meant, which is not always told apart.
        guard !factory.isProperty || !isNameOfType else { throw kept("a type is called like it", index, outline) }
        var around = outline.type(around: index)
        var isStatic = outline.isStaticContext(index) || outline.isDefaultArgument(index)
        while let type = around {
            switch meaning(ofType: type, in: outline, file: file) {
            case .own where isStatic: return try call(at: index, from: index, in: outline, file: file)
            case .subclass(let name) where isStatic: throw kept("it is called in '\(name)'", index, outline)
            case .own, .subclass: return nil
            case .other, .unknown:
                if declares(type, in: outline, file: file) { return nil }
                if isStatic, isOfProtocol(type, in: outline, file: file) { return try otherReceiver(index, outline, file) }
            }
            // What a nested type calls of the type around it is static.
            isStatic = true
            around = outline.types[type].enclosing
        }
        return nil
    }

    private var isNameOfType: Bool {
        !project.types.named(factory.name).isEmpty || !project.types.aliases(named: factory.name).isEmpty
            || project.types.nestedNames.contains(factory.name)
    }

    private func meaning(ofType type: Int, in outline: Outline, file: Int) -> Receiver {
        project.enclosingClass(of: outline.types[type].bodyOpen + 1, in: file).map(meaning) ?? .other
    }

    /// In an extension of a protocol `Self` may be the class.
    private func isOfProtocol(_ type: Int, in outline: Outline, file: Int) -> Bool {
        let declaration = outline.types[type]
        guard declaration.kind == .extension,
            case .project(let extended) = project.type(named: declaration.qualifiedName, file: file, at: declaration.keyword)
        else { return false }
        return project.types.all[extended].kind == .protocol
    }

    private func declares(_ type: Int, in outline: Outline, file: Int) -> Bool {
        !project.members(named: factory.name, ofType: outline.types[type].qualifiedName, visibleFrom: file).isEmpty
    }

    private func call(at index: Int, from start: Int, in outline: Outline, file: Int) throws(Kept) -> FactoryUse? {
        let tokens = outline.tokens
        if factory.isProperty { return FactoryUse(file: file, nameIndex: index, call: start..<index + 1) }
        guard tokens.kind(index + 1) == .leftParen, !tokens.startsLine(index + 1) else {
            throw kept("it is used as a value", index, outline)
        }
        // With arguments it is another function of that name.
        guard tokens.kind(index + 2) == .rightParen else { return nil }
        guard !outline.isTrailingClosure(index + 3) else { return nil }
        return FactoryUse(file: file, nameIndex: index, call: start..<index + 3)
    }

    /// A receiver whose type is not known matters only if it may be the class itself, as a value.
    private func otherReceiver(_ index: Int, _ outline: Outline, _ file: Int) throws(Kept) -> FactoryUse? {
        if let name = classNamed(before: index - 1, in: outline) { throw kept("it is called on '\(name)'", index, outline) }
        guard let place = ClassValues(project: project, hierarchy: context.hierarchy).place(of: factory.type) else { return nil }
        throw Kept(
            cause: "'\(outline.name(index))' is called in \(outline.path) on something that may be the class, which \(place) hands on")
    }

    /// The last part of a receiver, if the class or one below may be called so: `(X)`, `Subclass.Nested`, a local type.
    private func classNamed(before dot: Int, in outline: Outline) -> String? {
        var end = dot - 1
        while outline.tokens.kind(end) == .rightParen { end -= 1 }
        guard outline.tokens.kind(dot) == .period, outline.tokens.kind(end) == .identifier else { return nil }
        let names = ClassNames(of: factory.type, in: project, hierarchy: context.hierarchy).inside(outline)
        return names.all.contains(outline.name(end)) ? outline.name(end) : nil
    }

    private func kept(_ cause: String, _ index: Int, _ outline: Outline) -> Kept {
        Kept(cause: "\(cause) in \(outline.path)")
    }
}

extension Outline {
    /// Whether a place is in the parameter list of a member.
    fileprivate func isDefaultArgument(_ index: Int) -> Bool {
        functions.contains { function in
            guard let open = function.bodyOpen, function.type != nil else { return false }
            return function.nameIndex < index && index < open
        }
    }
}
