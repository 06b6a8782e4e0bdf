import Patching
import SourceText
import SwiftOutline
import XcodeProject

/// The classes that need one dialect's protocol.
struct DeclarationDemand {
    let context: RuleContext
    /// The classes that conform in the end.
    let classes: Set<Int>
    /// Those among them that say a bundle.
    let bundled: Set<Int>

    private var project: Project { context.project }
    private var dialect: Dialect { context.dialect }

    /// Whether no source declares the protocol for a group.
    func isAbsent(for group: [Int]) -> Bool {
        if case .absent? = state(for: group) { true } else { false }
    }

    private func state(for group: [Int]) -> ProtocolState? {
        group.min().map { project.protocolState(of: dialect, declaration: context.options.declaration, for: $0) }
    }

    /// Our own declarations with the bundle; the conformance planner made sure that this can be done.
    var growing: [PlannedDeclaration] {
        groups.compactMap { group in
            guard case .present(let place, hasBundle: false, isOurs: true)? = state(for: group), !bundled.isDisjoint(with: group) else {
                return nil
            }
            let file = project.outline(place.file).file
            return DeclarationGrowth.addingBundle(to: file, dialect: dialect).map {
                PlannedDeclaration(edits: [$0], path: file.path, classes: Set(group), isCreated: false, isCompiled: true)
            }
        }
    }

    func text(for group: [Int]) -> DeclarationText {
        let isPublic = group.contains(where: project.isPublic)
        let modules = group.reduce(into: Set()) { $0.formUnion(project.types.all[$1].modules) }
        return DeclarationText(
            dialect: dialect, hasBundle: !bundled.isDisjoint(with: group), isPublic: isPublic,
            isIsolated: DeclarationIsolation(context: context).isIsolated(group), condition: condition(of: group),
            importAccess: project.importAccess(of: "UIKit", beside: modules, isPublic: isPublic))
    }

    /// The classes, those of modules that compile a common file together.
    var groups: [[Int]] {
        var groups: [(modules: Set<String>, classes: [Int])] = []
        for type in classes.sorted() {
            var merged = (modules: project.types.all[type].modules, classes: [type])
            groups.removeAll { group in
                guard !group.modules.isDisjoint(with: merged.modules) else { return false }
                merged = (merged.modules.union(group.modules), group.classes + merged.classes)
                return true
            }
            groups.append(merged)
        }
        return groups.map(\.classes)
    }

    /// The `#if` that every class stands in, in a module for several platforms.
    private func condition(of group: [Int]) -> String? {
        let conditions = group.map { type -> [String] in
            guard let place = project.types.all[type].declarations.first, project.types.all[type].declarations.count == 1 else { return [] }
            return project.outline(place.file).conditions(around: project.typeDeclaration(place).keyword)
        }
        guard let first = conditions.first?.first, !first.hasPrefix("#else"), conditions.allSatisfy({ $0.first == first }) else {
            return conditions.allSatisfy { !$0.isEmpty } && !conditions.isEmpty ? "canImport(UIKit)" : nil
        }
        return first
    }
}
