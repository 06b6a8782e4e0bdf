import SwiftOutline

/// Whether the code around a site runs on the main actor as far as the compiler knows.
struct SiteIsolation {
    let context: RuleContext
    let site: Site

    private var project: Project { context.project }
    private var outline: Outline { project.outline(site.file) }

    /// In a closure it may not, whatever is around it.
    var isKnown: Bool {
        guard outline.isDirectlyInMethod(site.nameIndex) else { return false }
        return isSaid || isInClassOfUIKits
    }

    /// `@MainActor` in front of the function or of a type around it.
    private var isSaid: Bool {
        let function = outline.function(around: site.nameIndex).map { outline.functions[$0].modifiers }
        let type = outline.type(around: site.nameIndex).map { outline.types[$0].modifiers }
        return [function, type].contains { $0?.attribute("MainActor") != nil } && function?.has("nonisolated") != true
    }

    /// A controller or a view, whose class UIKit isolates.
    private var isInClassOfUIKits: Bool {
        guard let type = project.enclosingClass(of: site.nameIndex, in: site.file),
            let root = context.hierarchy.externalRoot(of: type), root.hasPrefix("UI"), SystemClass.isNamedLikeOne(root)
        else { return false }
        let function = outline.function(around: site.nameIndex).map { outline.functions[$0].modifiers }
        return function?.has("nonisolated") != true
    }
}
