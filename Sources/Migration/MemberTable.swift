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
    /// For names that many types have a member of.
    private var frequent: [String: FrequentMembers] = [:]

    init(outlines: [Outline?], requests: ReadRequests) {
        self.requests = requests
        collect(outlines)
        frequent = byName.filter { $0.value.count > 16 }.mapValues { FrequentMembers($0, outlines: outlines) }
    }

    private mutating func collect(_ outlines: [Outline?]) {
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

    static func simpleName(of qualifiedName: String) -> String {
        qualifiedName.lastIndex(of: ".").map { String(qualifiedName[qualifiedName.index(after: $0)...]) } ?? qualifiedName
    }

    /// In order of place within each kind; those at file level, and those of the types that were asked for.
    func named(_ name: String) -> [Member] {
        requests.declarations(of: name)
        return byName[name] ?? []
    }

    /// Those of types of a simple name, "" for those at file level; there may be others among them.
    func candidates(named name: String, inTypesCalled owner: String) -> [Member] {
        requests.declarations(of: name)
        return frequent[name].map { $0.byOwner[owner] ?? [] } ?? byName[name] ?? []
    }

    /// Those of protocols; there may be others among them.
    func candidates(requiredAs name: String) -> [Member] {
        requests.declarations(of: name)
        return frequent[name]?.required ?? byName[name] ?? []
    }
}

/// The members of a name that is frequent, sorted out once: who asks for those of one type must not look through all.
private struct FrequentMembers: Sendable {
    /// By the simple name of the type around them.
    let byOwner: [String: [Member]]
    let required: [Member]

    init(_ members: [Member], outlines: [Outline?]) {
        func owner(_ member: Member) -> TypeDeclaration? {
            outlines[member.place.file].flatMap { outline in member.owner(in: outline).map { outline.types[$0] } }
        }
        byOwner = Dictionary(grouping: members) { owner($0)?.simpleName ?? "" }
        required = members.filter { owner($0)?.kind == .protocol }
    }
}

extension Member {
    /// The index of the type declaration around it, extensions included; nil at file level.
    fileprivate func owner(in outline: Outline) -> Int? {
        switch self {
        case .variable(let place): outline.variables[place.index].member
        case .function(let place): outline.functions[place.index].type
        case .enumCase(let place): outline.enumCases[place.index].type
        }
    }
}

extension TypeDeclaration {
    /// What an extension of a nested type extends, too, without the types around it.
    fileprivate var simpleName: String { MemberTable.simpleName(of: qualifiedName) }
}

extension Project {
    /// The declaration, extensions included, whose member this is; nil at file level.
    func owner(of member: Member) -> DeclarationPlace? {
        member.owner(in: outline(member.place.file)).map { DeclarationPlace(file: member.place.file, index: $0) }
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

    /// Those that a file's module compiles, or imports.
    private func visible(_ members: [Member], from file: Int) -> [Member] {
        let modules = modules(of: file)
        return members.filter { member in
            let own = self.modules(of: member.place.file)
            return member.place.file == file || !own.isDisjoint(with: modules) || imports(file, of: own).plain
        }
    }

    /// The members of a name that the declaration and extensions of a type have, as far as a file can see them.
    func members(named name: String, ofType qualifiedName: String, visibleFrom file: Int) -> [Member] {
        requests.declarations(of: qualifiedName)
        let candidates = members.candidates(named: name, inTypesCalled: MemberTable.simpleName(of: qualifiedName))
        return visible(candidates, from: file).filter {
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
        return visible(members.candidates(named: name, inTypesCalled: ""), from: file).filter { owner(of: $0) == nil }
    }
}
