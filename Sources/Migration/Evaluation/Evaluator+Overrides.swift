import SwiftOutline

extension Evaluator {
    /// Whether a member is a protocol's own, asked for by a protocol that its type has, overrides another or is overridden.
    ///
    /// A member of the same name of an unrelated type does not matter.
    func isOverridden(_ member: Member) -> Bool {
        guard let owner = project.owner(of: member) else { return false }
        if project.modifiers(of: member)?.has("override") ?? false { return true }
        let file = member.place.file
        let name = project.name(of: member)
        return project.types.named(project.typeDeclaration(owner).qualifiedName).contains { type in
            if project.types.all[type].kind == .protocol { return true }
            let related = hierarchy.descendants(of: type).map { project.types.all[$0].qualifiedName } + project.protocols(of: type)
            return related.contains { !project.members(named: name, ofType: $0, visibleFrom: file).isEmpty }
        }
    }
}
