import SwiftOutline

/// A property, function or enum case, by its place.
enum Member: Hashable, Sendable {
    case variable(DeclarationPlace)
    case function(DeclarationPlace)
    case enumCase(DeclarationPlace)

    var place: DeclarationPlace {
        switch self {
        case .variable(let place), .function(let place), .enumCase(let place): place
        }
    }
}

/// The members and file-level declarations of a project by name.
struct MemberTable: Sendable {
    private let requests: ReadRequests
    private var byName: [String: [Member]] = [:]

    init(outlines: [Outline?], requests: ReadRequests) {
        self.requests = requests
        for (file, outline) in outlines.enumerated() {
            guard let outline else { continue }
            for (index, variable) in outline.variables.enumerated() where variable.place == .member || variable.place == .file {
                byName[variable.name, default: []].append(.variable(DeclarationPlace(file: file, index: index)))
            }
            for (index, function) in outline.functions.enumerated() where !function.isLocal {
                byName[function.name, default: []].append(.function(DeclarationPlace(file: file, index: index)))
            }
            for (index, enumCase) in outline.enumCases.enumerated() {
                byName[enumCase.name, default: []].append(.enumCase(DeclarationPlace(file: file, index: index)))
            }
        }
    }

    /// In order of place within each kind; those at file level, and those of the types that were asked for.
    func named(_ name: String) -> [Member] {
        requests.declarations(of: name)
        return byName[name] ?? []
    }
}

extension Project {
    /// The declaration, extensions included, whose member this is; nil at file level.
    func owner(of member: Member) -> DeclarationPlace? {
        let outline = outline(member.place.file)
        let index: Int? =
            switch member {
            case .variable(let place): outline.variables[place.index].member
            case .function(let place): outline.functions[place.index].type
            case .enumCase(let place): outline.enumCases[place.index].type
            }
        return index.map { DeclarationPlace(file: member.place.file, index: $0) }
    }

    func typeDeclaration(_ place: DeclarationPlace) -> TypeDeclaration {
        outline(place.file).types[place.index]
    }

    func modifiers(of member: Member) -> Modifiers? {
        let outline = outline(member.place.file)
        switch member {
        case .variable(let place): return outline.variables[place.index].modifiers
        case .function(let place): return outline.functions[place.index].modifiers
        case .enumCase: return nil
        }
    }

    /// The declarations of a name that a file's module compiles, or imports.
    private func members(named name: String, visibleFrom file: Int) -> [Member] {
        let modules = modules(of: file)
        return members.named(name).filter { member in
            let own = self.modules(of: member.place.file)
            return member.place.file == file || !own.isDisjoint(with: modules) || imports(file, of: own).plain
        }
    }

    /// The members of a name that the declaration and extensions of a type have, as far as a file can see them.
    func members(named name: String, ofType qualifiedName: String, visibleFrom file: Int) -> [Member] {
        requests.declarations(of: qualifiedName)
        return members(named: name, visibleFrom: file).filter {
            owner(of: $0).map { typeDeclaration($0).qualifiedName == qualifiedName } ?? false
        }
    }

    /// The functions that a bare call at a place can mean: those of the type around it, and those at file level.
    func functions(named name: String, around index: Int, in file: Int) -> [FunctionDeclaration] {
        functionPlaces(named: name, around: index, in: file).map { outline($0.file).functions[$0.index] }
    }

    /// Whether a bare call at a place can only mean functions that never return.
    func neverReturns(_ name: String, around index: Int, in file: Int) -> Bool {
        let places = functionPlaces(named: name, around: index, in: file)
        return !places.isEmpty
            && places.allSatisfy { place in
                let outline = outline(place.file)
                return outline.functions[place.index].returnType.map { outline.compactText($0) == "Never" } ?? false
            }
    }

    private func functionPlaces(named name: String, around index: Int, in file: Int) -> [DeclarationPlace] {
        let outline = outline(file)
        let own = outline.type(around: index).map { members(named: name, ofType: outline.types[$0].qualifiedName, visibleFrom: file) } ?? []
        return (own + globals(named: name, visibleFrom: file)).compactMap { if case .function(let place) = $0 { place } else { nil } }
    }

    /// Declarations of a name at file level.
    func globals(named name: String, visibleFrom file: Int) -> [Member] {
        requests.declarations(of: name)
        return members(named: name, visibleFrom: file).filter { owner(of: $0) == nil }
    }
}
