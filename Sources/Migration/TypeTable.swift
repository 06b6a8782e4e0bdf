import SwiftOutline

/// A class, struct, enum, actor or protocol of the project as one thing, however often it is declared.
struct NominalType: Sendable {
    let kind: TypeDeclaration.Kind
    let qualifiedName: String
    /// More than one where `#if` branches declare it differently.
    let declarations: [DeclarationPlace]
    /// Names of the modules that compile it.
    let modules: Set<String>
    /// Its declarations are not branches of one `#if`: which one is meant nobody can say.
    let isDeclaredTwice: Bool

    var name: String {
        qualifiedName.split(separator: ".").last.map(String.init) ?? qualifiedName
    }
}

/// The types of a project by name.
struct TypeTable: Sendable {
    private(set) var all: [NominalType] = []
    private let requests: ReadRequests
    private var byQualifiedName: [String: [Int]] = [:]
    /// Extensions by the name that they extend, as written with the types around.
    private var extensions: [String: [DeclarationPlace]] = [:]
    private var aliases: [String: [DeclarationPlace]] = [:]
    private var aliasesOfName: [String: [String]] = [:]
    /// The simple names of types and aliases that are declared in types.
    private(set) var nestedNames: Set<String> = []
    private var typeOfDeclaration: [DeclarationPlace: Int] = [:]

    init(outlines: [Outline?], requests: ReadRequests, modules: (Int) -> Set<String>) {
        self.requests = requests
        var groups: [String: [Set<String>: [DeclarationPlace]]] = [:]
        for (file, outline) in outlines.enumerated() {
            guard let outline else { continue }
            for (index, type) in outline.types.enumerated() where !type.isLocal {
                let place = DeclarationPlace(file: file, index: index)
                if type.kind == .extension {
                    extensions[type.qualifiedName, default: []].append(place)
                } else {
                    if type.enclosing != nil { nestedNames.insert(type.name) }
                    groups[type.qualifiedName, default: [:]][modules(file), default: []].append(place)
                }
            }
            for (index, alias) in outline.typeAliases.enumerated() where !alias.isLocal {
                aliases[alias.name, default: []].append(DeclarationPlace(file: file, index: index))
                if let target = alias.type.last { aliasesOfName[outline.name(target), default: []].append(alias.name) }
                if alias.enclosing != nil { nestedNames.insert(alias.name) }
            }
        }
        for (name, group) in groups.sorted(by: { $0.key < $1.key }) {
            for (modules, places) in group.sorted(by: { $0.value[0] < $1.value[0] }) { add(name, places, modules, outlines) }
        }
    }

    private mutating func add(_ name: String, _ places: [DeclarationPlace], _ modules: Set<String>, _ outlines: [Outline?]) {
        guard let first = places.first, let outline = outlines[first.file] else { return }
        let type = NominalType(
            kind: outline.types[first.index].kind, qualifiedName: name, declarations: places, modules: modules,
            isDeclaredTwice: !Self.areBranches(places, in: outline))
        for place in places { typeOfDeclaration[place] = all.count }
        byQualifiedName[name, default: []].append(all.count)
        all.append(type)
    }

    /// Whether several declarations are the alternatives of one `#if`.
    private static func areBranches(_ places: [DeclarationPlace], in outline: Outline) -> Bool {
        guard places.count > 1 else { return true }
        guard Set(places.map(\.file)).count == 1 else { return false }
        let branches = places.map { outline.branches(around: outline.types[$0.index].keyword).last }
        return branches.allSatisfy { $0 != nil && $0?.block == branches[0]?.block } && Set(branches).count == places.count
    }

    /// The types of a qualified name, as indices into `all`.
    func named(_ qualifiedName: String) -> [Int] {
        requests.declarations(of: qualifiedName)
        return byQualifiedName[qualifiedName] ?? []
    }

    /// The extensions of a name, as written with the types around them.
    func extensions(of name: String) -> [DeclarationPlace] {
        requests.declarations(of: name)
        return extensions[name] ?? []
    }

    /// The typealiases of that name.
    func aliases(named name: String) -> [DeclarationPlace] {
        requests.declarations(of: name)
        return aliases[name] ?? []
    }

    /// Other names for what is called so.
    func aliases(of name: String) -> [String] {
        aliasesOfName[name] ?? []
    }

    /// A simple name and all other names for it, aliases of aliases too.
    func allNames(of name: String) -> Set<String> {
        var all: Set = [name]
        var pending = [name]
        while let next = pending.popLast() { pending += aliases(of: next).filter { all.insert($0).inserted } }
        return all
    }

    /// The type that a declaration (no extension) declares.
    func type(declaredAt place: DeclarationPlace) -> Int? {
        typeOfDeclaration[place]
    }
}
