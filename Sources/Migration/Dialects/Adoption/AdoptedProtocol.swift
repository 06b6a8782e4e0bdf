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

    private var names: [String] { lineage.map { project.types.all[$0].qualifiedName } }

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

    /// Whether a declaration in an extension is there for every class that can be made from a resource.
    /// - Throws: what narrows it.
    func checkReach(of member: Member, for kind: ResourceKind) throws(AdoptionRefusal) {
        guard let owner = project.owner(of: member) else { return }
        try checkCompiled(owner)
        let outline = project.outline(owner.file)
        let type = project.typeDeclaration(owner)
        try check(constraints(from: type.whereKeyword, to: type.bodyOpen, in: outline), for: kind)
        guard case .function(let place) = member else { return }
        let function = outline.functions[place.index]
        guard let type = function.returnType, let open = function.bodyOpen, outline.tokens.is(type.upperBound, "where") else { return }
        try check(constraints(from: type.upperBound, to: open, in: outline), for: kind)
    }

    /// Whether a class can have the protocol that is made from a resource.
    func checkSubjects(for kind: ResourceKind) throws(AdoptionRefusal) {
        for place in declarations {
            try checkCompiled(place)
            let outline = project.outline(place.file)
            let type = project.typeDeclaration(place)
            try check(constraints(from: type.whereKeyword, to: type.bodyOpen, in: outline), for: kind)
            let inherited = project.inheritedComponents(of: type, in: outline).filter { name in
                !names.contains(name) && !Self.harmless.contains(name)
            }
            try check(inherited.map { "Self:\($0)" }, for: kind)
        }
    }

    /// Whether a declaration is there wherever UIKit is.
    private func checkCompiled(_ place: DeclarationPlace) throws(AdoptionRefusal) {
        let conditions = project.outline(place.file).conditions(around: project.typeDeclaration(place).keyword)
        guard let narrow = conditions.first(where: { !Self.ofUIKit.contains($0.filter { $0 != " " }) }) else { return }
        throw AdoptionRefusal("is there only where '\(narrow)' holds")
    }

    private static let ofUIKit: Set<String> = [
        "canImport(UIKit)", "os(iOS)", "os(iOS)||os(tvOS)", "os(tvOS)||os(iOS)", "!os(macOS)", "!os(OSX)", "!os(watchOS)",
    ]

    private static let harmless: Set<String> = ["AnyObject", "class", "NSObjectProtocol", "NSObject", "UIResponder", "Any", "Sendable"]

    private func constraints(from keyword: Int?, to end: Int, in outline: Outline) -> [String] {
        guard let keyword else { return [] }
        return outline.tokens.elements(of: keyword + 1..<end).map(outline.compactText)
    }

    private func check(_ constraints: [String], for kind: ResourceKind) throws(AdoptionRefusal) {
        let allowed = kind == .storyboard ? "Self:UIViewController" : "Self:UIView"
        let harmless = Self.harmless.map { "Self:\($0)" } + names.map { "Self:\($0)" } + [allowed]
        guard let narrow = constraints.first(where: { !harmless.contains($0) }) else { return }
        let shown = narrow.replacing(":", with: ": ").replacing("==", with: " == ")
        throw AdoptionRefusal("is for some classes only, those where '\(shown)' holds")
    }
}
