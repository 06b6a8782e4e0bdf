import SwiftLexing
import SwiftOutline

/// Sites that look like others, but are part of the project's own helpers or call them.
extension StoryboardAnalyzer {
    /// What stands in the way where the project overloads UIKit's method: the call may mean either.
    ///
    /// UIKit's is meant where the identifier is a string and no overload takes one.
    func overload(of site: Site) -> Obstacle? {
        let outline = project.outline(site.file)
        let name = outline.name(site.nameIndex)
        let labels = outline.arguments(site.nameIndex + 1..<site.call.upperBound).map(\.label)
        let members = ["UIStoryboard", "NSObject"].flatMap { project.members(named: name, ofType: $0, visibleFrom: site.file) }
        let overloads = members.filter { member in
            guard case .function(let place) = member else { return false }
            let function = project.outline(place.file).functions[place.index]
            return !function.modifiers.isStatic && function.parameters.filter { !$0.hasDefault }.map(\.label) == labels
        }
        if overloads.isEmpty || isString(site) && !overloads.contains(where: takesString) { return nil }
        return Obstacle(.homeMadeCall, "the project adds a '\(name)' with these labels to UIStoryboard, which may be meant")
    }

    private func isString(_ site: Site) -> Bool {
        guard case .identifier(let expression, _) = site.method else { return false }
        var evaluator = Evaluator(project: project, hierarchy: hierarchy)
        return (try? evaluator.string(expression, in: ExpressionContext(file: site.file))) != nil
    }

    private func takesString(_ overload: Member) -> Bool {
        guard case .function(let place) = overload else { return true }
        let outline = project.outline(place.file)
        let function = outline.functions[place.index]
        return function.isGeneric || function.parameters.contains { outline.compactText($0.type).hasPrefix("String") }
    }

    /// Whether a site's identifier is a parameter, or whatever case an enum is, so that its scene differs from call to call.
    func isIdentifierHandedIn(_ site: Site) -> Bool {
        guard case .identifier(let expression, _) = site.method else { return false }
        let outline = project.outline(site.file)
        let evaluator = Evaluator(project: project, hierarchy: hierarchy)
        guard let chain = evaluator.chain(expression, in: site.file), case .name(let first) = chain.links[0] else { return false }
        if outline.names(chain.links) == ["self", "rawValue"] { return true }
        guard let binding = outline.binding(of: outline.name(first), at: first) else { return false }
        return outline.bindings[outline.source(of: binding)].kind == .parameter
    }
}
