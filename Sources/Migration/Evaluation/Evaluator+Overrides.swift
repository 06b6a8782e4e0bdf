import SwiftOutline

extension Evaluator {
    /// Whether a member is a protocol's own, asked for by a protocol that its type has, overrides another or is overridden.
    ///
    /// A member of the same name of an unrelated type does not matter.
    func isOverridden(_ member: Member) -> Bool {
        guard let owner = project.owner(of: member) else { return false }
        if project.modifiers(of: member)?.has("override") ?? false { return true }
        let name = project.typeDeclaration(owner).qualifiedName
        let inherited = inheritedNames(of: name)
        let owners = project.types.byQualifiedName[name] ?? []
        if owners.contains(where: { project.types.all[$0].kind == .protocol }) { return true }
        return project.members.named(project.name(of: member)).contains { other in
            guard let place = project.owner(of: other) else { return false }
            let declaration = project.typeDeclaration(place)
            if declaration.kind == .protocol { return inherited.contains(declaration.name) }
            return project.modifiers(of: other)?.has("override") ?? false && inherits(declaration.qualifiedName, from: name, owners)
        }
    }

    /// The last components of all that a type and its extensions inherit from, and what that inherits from.
    private func inheritedNames(of type: String) -> Set<String> {
        var found: Set<String> = []
        var pending = [type]
        while let next = pending.popLast() {
            let declarations = (project.types.byQualifiedName[next] ?? []).flatMap { project.types.all[$0].declarations }
            for place in declarations + (project.types.extensions[next] ?? []) {
                let outline = project.outline(place.file)
                let names = outline.types[place.index].inherited.flatMap { $0 }.map { outline.name($0) }
                pending += names.filter { found.insert($0).inserted }
            }
        }
        return found
    }

    /// Whether a class may be one below a type, given the type's name and its indices in `TypeTable.all`.
    private func inherits(_ name: String, from type: String, _ owners: [Int]) -> Bool {
        guard let heirs = project.types.byQualifiedName[name], !heirs.isEmpty else { return owners.isEmpty }
        return heirs.contains { heir in
            if owners.isEmpty { return hierarchy.externalRoot(of: heir).map { $0 == type || type != "UIStoryboard" } ?? false }
            return !Set(hierarchy.ancestors(of: heir)).isDisjoint(with: owners)
        }
    }
}
