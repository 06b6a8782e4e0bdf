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
    private(set) var byQualifiedName: [String: [Int]] = [:]
    /// Extensions by the name that they extend, as written with the types around.
    private(set) var extensions: [String: [DeclarationPlace]] = [:]
    private(set) var aliases: [String: [DeclarationPlace]] = [:]
    /// The simple names of types and aliases that are declared in types.
    private(set) var nestedNames: Set<String> = []
    private var typeOfDeclaration: [DeclarationPlace: Int] = [:]

    init(outlines: [Outline?], modules: (Int) -> Set<String>) {
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

    /// The type that a declaration (no extension) declares.
    func type(declaredAt place: DeclarationPlace) -> Int? {
        typeOfDeclaration[place]
    }
}
