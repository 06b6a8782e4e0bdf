import SwiftLexing
import SwiftOutline

/// What a bare name can mean at a place, apart from locals: members of the types around, inherited ones among them, then globals.
struct NameScope {
    let project: Project
    let hierarchy: ClassHierarchy
    let file: Int
    let index: Int
    /// The innermost type around, by its index in the outline.
    private let type: Int?

    init(project: Project, hierarchy: ClassHierarchy, file: Int, index: Int) {
        self.project = project
        self.hierarchy = hierarchy
        self.file = file
        self.index = index
        type = project.outline(file).type(around: index)
    }

    /// What a name can mean in a type's body.
    init(project: Project, hierarchy: ClassHierarchy, bodyOf place: DeclarationPlace) {
        self.project = project
        self.hierarchy = hierarchy
        file = place.file
        index = project.typeDeclaration(place).bodyOpen
        type = place.index
    }

    /// The names of UIKit's classes that the project may extend.
    static let kitClasses: Set<String> = ["UIViewController", "UIView", "UIResponder", "NSObject"]

    /// The types around the place and all that they inherit from, by qualified name.
    var owners: Set<String> {
        let outline = project.outline(file)
        var owners: Set<String> = []
        var type = type
        while let around = type {
            owners.formUnion(lineage(of: outline.types[around], at: around))
            type = outline.types[around].enclosing
        }
        return owners
    }

    private func lineage(of declaration: TypeDeclaration, at around: Int) -> Set<String> {
        var names: Set<String> = [declaration.qualifiedName]
        var components = declaration.qualifiedName.split(separator: ".")
        while components.popLast() != nil, !components.isEmpty { names.insert(components.joined(separator: ".")) }
        guard case .project(let type) = project.type(named: declaration.qualifiedName, file: file, at: declaration.keyword) else {
            return names.union(Self.kitClasses)
        }
        let line = [type] + hierarchy.ancestors(of: type)
        names.formUnion(line.map { project.types.all[$0].qualifiedName })
        names.formUnion(line.flatMap { project.protocols(of: $0) })
        return project.types.all[type].kind == .class ? names.union(hierarchy.kitClasses(of: type)) : names
    }

    /// The members that a name can mean here; those that are private to another file left out.
    func members(named name: String) -> [Member] {
        owners.sorted().flatMap { project.members(named: name, ofType: $0, visibleFrom: file) }.filter { !isPrivateElsewhere($0) }
    }

    /// Globals of a name, as far as they can be seen here.
    func globals(named name: String) -> [Member] {
        project.globals(named: name, visibleFrom: file).filter { !isPrivateElsewhere($0) }
    }

    /// Whether a name, written as an expression, means a value and no type.
    func isValue(_ name: String) -> Bool {
        project.outline(file).binding(of: name, at: index) != nil || !members(named: name).isEmpty || !globals(named: name).isEmpty
    }

    private func isPrivateElsewhere(_ member: Member) -> Bool {
        let accesses = [project.access(of: member), project.owner(of: member).flatMap(project.access)]
        return member.place.file != file && accesses.contains { $0 == "private" || $0 == "fileprivate" }
    }
}
