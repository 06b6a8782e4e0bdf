import SwiftLexing
import SwiftOutline

/// What the dialect's members would collide with when a class gets them.
struct NameClash {
    let project: Project
    let hierarchy: ClassHierarchy
    let dialect: Dialect

    /// - Throws: `member-exists` where an extension of UIKit's class has a member of such a name, or where code in the class
    ///   means something else by it.
    func check(_ type: Int) throws(Obstacle) {
        try checkExtensions(of: type)
        for name in dialect.members + (dialect.fixedReceiver == nil ? dialect.functionNames.sorted() : []) {
            for relative in [type] + hierarchy.descendants(of: type) { try checkUses(of: name, in: relative, for: type) }
        }
    }

    /// A static member in an extension cannot be overridden, and would be the witness of a class that says nothing.
    private func checkExtensions(of type: Int) throws(Obstacle) {
        let inherited = hierarchy.kitClasses(of: type)
        for member in dialect.members.flatMap({ project.members.named($0) }) where project.isSeen(member.place.file, from: type) {
            guard project.modifiers(of: member)?.isStatic ?? false, let place = project.owner(of: member) else { continue }
            let owner = project.typeDeclaration(place).qualifiedName
            guard inherited.contains(owner) else { continue }
            throw Obstacle(.memberExists, "an extension of '\(owner)' has a '\(project.name(of: member))' of its own")
        }
    }

    /// A bare name in the class that meant a global, or a member of a type around, would mean the class's new member.
    private func checkUses(of name: String, in relative: Int, for type: Int) throws(Obstacle) {
        let nominal = project.types.all[relative]
        for place in nominal.declarations + project.extensions(of: relative) {
            let outline = project.outline(place.file)
            let body = outline.types[place.index].bodyOpen..<outline.types[place.index].bodyClose
            guard let use = body.first(where: { isBareUse($0, of: name, in: outline) }) else { continue }
            let scope = NameScope(project: project, hierarchy: hierarchy, file: place.file, index: use)
            let inherited = Set(([relative] + hierarchy.ancestors(of: relative)).map { project.types.all[$0].qualifiedName })
            let isOwn = scope.members(named: name).contains { member in
                project.owner(of: member).map { inherited.contains(project.typeDeclaration($0).qualifiedName) } ?? false
            }
            guard !isOwn, !project.inheritsConformance(type, to: dialect, in: hierarchy) else { continue }
            throw Obstacle(.memberExists, "'\(name)' in '\(nominal.name)' would mean the protocol's member instead")
        }
    }

    private func isBareUse(_ index: Int, of name: String, in outline: Outline) -> Bool {
        outline.tokens.kind(index) == .identifier && outline.name(index) == name && outline.isUse(index, of: name)
            && outline.binding(of: name, at: index) == nil && !outline.isDeclaredName(index)
    }
}

extension Outline {
    fileprivate func isDeclaredName(_ index: Int) -> Bool {
        ["let", "var", "func", "case"].contains(tokens.text(index - 1))
    }
}
