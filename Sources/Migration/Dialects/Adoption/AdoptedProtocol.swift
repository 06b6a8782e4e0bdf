import SwiftLexing
import SwiftOutline

/// A protocol of the project's own, with what it refines and what extensions add to it.
struct AdoptedProtocol {
    let project: Project
    let hierarchy: ClassHierarchy
    let name: String
    let place: DeclarationPlace
    /// Itself, and the project's protocols that it refines.
    let lineage: [Int]

    /// - Parameter type: its index in the table of types.
    init(_ type: Int, in project: Project) {
        self.project = project
        hierarchy = ClassHierarchy(project)
        name = project.types.all[type].name
        place = project.types.all[type].declarations[0]
        lineage =
            [type] + project.protocols(of: type).flatMap { project.types.named($0) }.filter { project.types.all[$0].kind == .protocol }
    }

    var names: [String] { lineage.map { project.types.all[$0].qualifiedName } }

    /// The declarations of all of the lineage.
    var declarations: [DeclarationPlace] { lineage.flatMap { project.types.all[$0].declarations } }

    private var extensions: [DeclarationPlace] { names.flatMap { project.types.extensions(of: $0) } }

    /// The protocol's own extensions, which hold its calls.
    var ownExtensions: [DeclarationPlace] { project.types.extensions(of: name) }

    /// The members of a name that extensions give to a class.
    func defaults(named name: String) -> [Member] {
        extensions.flatMap { members(named: name, in: $0) }
    }

    /// Those that every class has which can be made from a resource.
    func defaults(named name: String, for kind: ResourceKind) -> [Member] {
        defaults(named: name).filter { (try? checkReach(of: $0, for: kind)) != nil }
    }

    func members(named name: String, in place: DeclarationPlace) -> [Member] {
        project.members.named(name).filter { project.owner(of: $0) == place }
    }

    /// The static members of a name that UIKit's classes have from extensions: helpers that every class inherits.
    func inherited(named name: String) -> [Member] {
        NameScope.kitClasses.sorted().flatMap { project.types.extensions(of: $0) }
            .flatMap { members(named: name, in: $0) }.filter { project.modifiers(of: $0)?.isStatic ?? false }
    }

    /// Whether some class overrides a helper of that name.
    func isOverridden(_ name: String) -> Bool {
        project.requests.mentions(of: name)
        return project.members.named(name).contains { project.modifiers(of: $0)?.has("override") ?? false }
    }
}
