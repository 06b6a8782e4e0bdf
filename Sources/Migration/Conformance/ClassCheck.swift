import SwiftLexing
import SwiftOutline

/// What keeps a class from taking part at all, whatever its sites need (SEMANTICS.md 3.3).
struct ClassCheck {
    let project: Project
    let hierarchy: ClassHierarchy
    let dialect: Dialect

    func obstacle(for type: Int) -> Obstacle? {
        let nominal = project.types.all[type]
        let line = [type] + hierarchy.ancestors(of: type)
        if nominal.isDeclaredTwice {
            return Obstacle(.classDeclaredTwice, "'\(nominal.name)' is declared \(nominal.declarations.count) times")
        }
        if let generic = line.first(where: project.isGeneric) {
            return Obstacle(.genericClass, "'\(project.types.all[generic].name)' is generic")
        }
        if isInlined(type) {
            return Obstacle(.dialectCannotExpress, "'\(nominal.name)' is '@usableFromInline', which no member is that could be written")
        }
        if let owner = line.first(where: declaresCoderInitializer), isCoderInitializerUseless(of: owner) {
            return Obstacle(.coderInitUnavailable, "'\(project.types.all[owner].name)' cannot be made with init(coder:)")
        }
        return unmetProtocol(type) ?? takenFactory(line)
    }

    /// What only classes of one kind can conform to.
    private func unmetProtocol(_ type: Int) -> Obstacle? {
        guard dialect.asksForFinalClasses, !project.isFinal(type), !project.inheritsConformance(type, to: dialect, in: hierarchy) else {
            return nil
        }
        let name = project.types.all[type].name
        return Obstacle(.dialectCannotExpress, "only a final class can have '\(dialect.protocolName)', and '\(name)' is not final")
    }

    /// What meets a public protocol would have to have the attribute, too, and so would the protocol.
    private func isInlined(_ type: Int) -> Bool {
        project.types.all[type].declarations.contains { project.typeDeclaration($0).modifiers.attribute("usableFromInline") != nil }
    }

    private func coderInitializers(of type: Int) -> [DeclarationPlace] {
        project.members(
            named: "init", ofType: project.types.all[type].qualifiedName, visibleFrom: project.types.all[type].declarations[0].file
        )
        .compactMap { member in
            guard case .function(let place) = member else { return nil }
            let parameters = project.outline(place.file).functions[place.index].parameters
            return parameters.count == 1 && (parameters[0].label == "coder" || parameters[0].name == "coder") ? place : nil
        }
    }

    private func declaresCoderInitializer(_ type: Int) -> Bool {
        !coderInitializers(of: type).isEmpty
    }

    private func isCoderInitializerUseless(of type: Int) -> Bool {
        coderInitializers(of: type).contains { place in
            let outline = project.outline(place.file)
            let function = outline.functions[place.index]
            if let available = function.modifiers.attribute("available")?.arguments, outline.text(available).contains("unavailable") {
                return true
            }
            guard let open = function.bodyOpen, let value = outline.singleExpression(ofBody: open) else { return false }
            if outline.compactText(value) == "nil" { return true }
            return ["fatalError", "preconditionFailure"].contains(outline.tokens.text(value.lowerBound))
                && outline.tokens.kind(value.lowerBound + 1) == .leftParen
        }
    }

    /// A static member of the factory's name would be called instead of the protocol's †.
    private func takenFactory(_ line: [Int]) -> Obstacle? {
        let names = line.map { project.types.all[$0].qualifiedName }
        let protocols = line.flatMap { project.protocols(of: $0) }
        let onClass = hierarchy.kitClasses(of: line[0]).union(names + protocols).subtracting([dialect.protocolName])
        let file = project.types.all[line[0]].declarations[0].file
        let owners = dialect.fixedReceiver.map { project.declaresCall(of: dialect, seenFrom: file) ? [] : [$0] } ?? onClass
        for owner in owners.sorted() {
            let functions = dialect.functionNames.sorted()
            let found = functions.flatMap { project.members(named: $0, ofType: owner, visibleFrom: file) }
            guard let taken = found.first(where: { project.modifiers(of: $0)?.isStatic ?? false }) else { continue }
            return Obstacle(
                .factoryNameTaken, "'\(owner)' has a static '\(project.name(of: taken))' of its own, which would be called instead")
        }
        return nil
    }
}

extension Project {
    /// The names, as written, of all that a type's declarations and extensions inherit, the superclass among them.
    func inheritedNames(of type: Int) -> [String] {
        let nominal = types.all[type]
        let places = nominal.declarations + extensions(of: type)
        return places.flatMap { place in
            let outline = outline(place.file)
            return inheritedComponents(of: outline.types[place.index], in: outline)
        }
    }

    /// The extensions of a type that its own modules compile.
    func extensions(of type: Int) -> [DeclarationPlace] {
        let nominal = types.all[type]
        return types.extensions(of: nominal.qualifiedName).filter { place in
            let own = modules(of: place.file)
            return !own.isDisjoint(with: nominal.modules) || imports(place.file, of: nominal.modules).plain
        }
    }

    /// Whether a type can be seen where another is declared: the same modules, or an import.
    private func isVisible(_ other: Int, from type: Int) -> Bool {
        let seen = types.all[other].modules
        return !seen.isDisjoint(with: types.all[type].modules) || types.all[type].declarations.contains { imports($0.file, of: seen).plain }
    }

    /// Whether a class's own modules compile a file, or see what it declares.
    func isSeen(_ file: Int, from type: Int) -> Bool {
        let modules = modules(of: file)
        return !modules.isDisjoint(with: types.all[type].modules)
            || types.all[type].declarations.contains { imports($0.file, of: modules).plain }
    }

    /// Whether a class has a dialect's protocol by itself. One that a library declares is known by its names alone.
    func conforms(_ type: Int, to dialect: Dialect) -> Bool {
        let own = protocols(of: type)
        guard dialect.importedModule != nil else { return own.contains(dialect.protocolName) }
        let refined = own.flatMap { types.named($0) }.filter { types.all[$0].kind == .protocol }
        return ([type] + refined).flatMap(inheritedNames).contains(where: dialect.protocolNames.contains)
    }

    /// The protocols of the project that a type has by itself, and those that they refine.
    func protocols(of type: Int) -> [String] {
        protocols(among: inheritedNames(of: type), seenFrom: type)
    }

    /// The protocols that extensions of Apple's classes give to a class that inherits from them.
    func protocols(ofKitClasses names: Set<String>, seenFrom type: Int) -> [String] {
        let places = names.sorted().flatMap { types.extensions(of: $0) }.filter { isSeen($0.file, from: type) }
        let names = places.flatMap { inheritedComponents(of: typeDeclaration($0), in: outline($0.file)) }
        return protocols(among: names, seenFrom: type)
    }

    private func protocols(among names: [String], seenFrom type: Int) -> [String] {
        var found: [String] = []
        var pending = names
        while let name = pending.popLast() {
            let candidates = types.named(name).filter { types.all[$0].kind == .protocol && isVisible($0, from: type) }
            guard let index = candidates.first, !found.contains(name) else { continue }
            found.append(name)
            pending += inheritedNames(of: index)
        }
        return found
    }
}
