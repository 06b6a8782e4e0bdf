import SwiftLexing
import SwiftOutline

/// What a protocol asks of its classes.
struct AdoptedRequirements {
    let subject: AdoptedProtocol

    private var project: Project { subject.project }

    /// The properties that are asked for, by name.
    var variables: [String: DeclarationPlace] {
        let found = subject.declarations.flatMap { place in
            let variables = project.outline(place.file).variables
            return variables.indices.filter { variables[$0].member == place.index }.map {
                (variables[$0].name, DeclarationPlace(file: place.file, index: $0))
            }
        }
        return Dictionary(found) { first, _ in first }
    }

    /// The type of a property that is asked for, as written.
    func type(of name: String) -> String? {
        variables[name].flatMap { project.typeText(of: .variable($0)) }
    }

    private var functions: [DeclarationPlace] {
        subject.declarations.flatMap { place in
            let functions = project.outline(place.file).functions
            return functions.indices.filter { functions[$0].type == place.index }.map { DeclarationPlace(file: place.file, index: $0) }
        }
    }

    /// The names of associated types.
    private var associatedTypes: [String] {
        subject.declarations.flatMap { place in
            let outline = project.outline(place.file)
            let type = project.typeDeclaration(place)
            return (type.bodyOpen..<type.bodyClose).filter { outline.tokens.is($0, "associatedtype") }.map { outline.name($0 + 1) }
        }
    }

    /// An associated type is the class itself then, and a subclass would be another.
    var askForFinalClasses: Bool { !associatedTypes.isEmpty }

    /// Whether the protocol says which actor its classes are of.
    var areIsolated: Bool {
        project.typeDeclaration(subject.place).modifiers.attributes.contains { $0.name.hasSuffix("Actor") }
    }

    /// The names of what is asked for beside a dialect's members and calls, and has a default.
    func others(than dialect: Dialect) -> Set<String> {
        Set(variables.keys).union(functions.map { project.outline($0.file).functions[$0.index].name })
            .subtracting(dialect.members).subtracting(dialect.functionNames)
    }

    /// Whether a class that says a dialect's members, and makes its calls, has all that is asked for.
    func checkAreMet(by dialect: Dialect) throws(AdoptionRefusal) {
        for (name, place) in variables.sorted(by: { $0.key < $1.key }) where !dialect.members.contains(name) {
            guard !isSettable(place), hasDefault(named: name, for: dialect.resource) else {
                throw AdoptionRefusal("asks each class for '\(name)', which none of its calls for \(dialect.resource)s needs")
            }
        }
        for name in dialect.members { try subject.checkDefaults(named: name, for: dialect.resource) }
        for place in functions {
            guard isImplemented(place, for: dialect.resource) else {
                let name = project.outline(place.file).functions[place.index].name
                throw AdoptionRefusal("asks each class for '\(name)', and no extension has a default of it")
            }
        }
        for name in associatedTypes where !isResult(name) {
            throw AdoptionRefusal("has an associated type '\(name)' that is not just what its calls give")
        }
    }

    func hasDefault(named name: String, for kind: ResourceKind) -> Bool {
        subject.defaults(named: name, for: kind).contains { if case .variable = $0 { true } else { false } }
    }

    /// `{ get set }`
    func isSettable(_ place: DeclarationPlace) -> Bool {
        let outline = project.outline(place.file)
        guard let open = outline.variables[place.index].accessors, let close = outline.tokens.match(open) else { return false }
        return (open..<close).contains { outline.tokens.is($0, "set") }
    }

    /// Whether an extension has a function of the same parameters and the same result, or one that gives `Self`.
    private func isImplemented(_ place: DeclarationPlace, for kind: ResourceKind) -> Bool {
        let required = signature(of: place)
        return subject.defaults(named: required.name, for: kind).contains { member in
            guard case .function(let place) = member else { return false }
            let found = signature(of: place)
            return found.isStatic == required.isStatic && found.parameters == required.parameters
                && (found.result == required.result || found.result == "Self" && associatedTypes.contains(required.result))
        }
    }

    private struct Signature {
        let name: String
        let isStatic: Bool
        let parameters: [String]
        let result: String
    }

    private func signature(of place: DeclarationPlace) -> Signature {
        let outline = project.outline(place.file)
        let function = outline.functions[place.index]
        return Signature(
            name: function.name, isStatic: function.modifiers.isStatic,
            parameters: function.parameters.map { "\($0.label ?? "_"):\(outline.compactText($0.type))" },
            result: function.returnType.map(outline.compactText) ?? "")
    }

    /// Whether an associated type is what a function gives, whose default gives `Self`.
    private func isResult(_ name: String) -> Bool {
        functions.contains { place in
            let outline = project.outline(place.file)
            let required = outline.functions[place.index]
            guard required.returnType.map(outline.compactText) == name else { return false }
            return subject.defaults(named: required.name).contains { project.typeText(of: $0) == "Self" }
        } && isNamedOnlyAsResult(name)
    }

    private func isNamedOnlyAsResult(_ name: String) -> Bool {
        subject.declarations.allSatisfy { place in
            let outline = project.outline(place.file)
            let type = project.typeDeclaration(place)
            return (type.bodyOpen..<type.bodyClose).allSatisfy { index in
                outline.name(index) != name || outline.tokens.kind(index - 1) == .arrow || outline.tokens.is(index - 1, "associatedtype")
            }
        }
    }
}
