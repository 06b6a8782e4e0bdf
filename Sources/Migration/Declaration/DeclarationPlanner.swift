import Patching
import SourceText
import SwiftOutline
import XcodeProject

/// A file that declares the dialect's protocol, to be created or extended.
struct PlannedDeclaration: Sendable {
    let edits: [Edit]
    let path: String
    /// The classes that conform to its protocol.
    let classes: Set<Int>
    let isCreated: Bool
    /// The modules of all of its classes compile it without being told to.
    let isCompiled: Bool
}

/// Plans the files that declare the dialect's protocol: one for each group of modules that share converted classes.
struct DeclarationPlanner {
    let context: RuleContext
    /// The classes that conform in the end.
    let classes: Set<Int>
    /// Those among them that say a bundle.
    let bundled: Set<Int>

    private var project: Project { context.project }
    private var dialect: Dialect { context.dialect }
    private var placement: DeclarationPlacement { DeclarationPlacement(context: context) }

    func planned() -> [PlannedDeclaration] {
        var created: [(place: DeclarationPlacement.Place, classes: [Int])] = []
        var planned: [PlannedDeclaration] = []
        for group in groups() {
            switch group.min().map(state) {
            case .absent:
                guard let place = placement.place(for: group) else { continue }
                // Two modules whose classes lie in one folder share its file.
                if let known = created.firstIndex(where: { $0.place == place }) {
                    created[known].classes += group
                } else {
                    created.append((place, group))
                }
            case .present(let place, hasBundle: false, isOurs: true) where !bundled.isDisjoint(with: group):
                planned += [growing(project.outline(place.file).file, for: group)].compactMap(\.self)
            case .present, .taken, nil: continue
            }
        }
        return planned + created.map { declaration(at: $0.place, for: $0.classes) }
    }

    private func state(for type: Int) -> ProtocolState {
        project.protocolState(of: dialect, declaration: context.options.declaration, for: type)
    }

    /// Where groups would have their declaration, and why not where the options say.
    func notes() -> [Diagnostic] {
        groups().filter { if case .absent? = $0.min().map(state) { true } else { false } }.compactMap(placement.note)
    }

    /// The classes, those of modules that compile a common file together.
    private func groups() -> [[Int]] {
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

    private func declaration(at place: DeclarationPlacement.Place, for group: [Int]) -> PlannedDeclaration {
        let text = DeclarationText(
            dialect: dialect, hasBundle: !bundled.isDisjoint(with: group), isPublic: group.contains(where: project.isPublic),
            isIsolated: DeclarationIsolation(context: context).isIsolated(group), condition: condition(of: group))
        return switch place {
        case .newFile(let path):
            PlannedDeclaration(
                edits: [Edit(range: SourceRange(path: path, bytes: 0..<0), replacement: text.text(of: fileName(path)))], path: path,
                classes: Set(group),
                isCreated: true, isCompiled: placement.isCompiled(path, for: group))
        case .end(let file):
            PlannedDeclaration(
                edits: text.edits(appendingTo: project.outline(file)), path: project.path(file), classes: Set(group), isCreated: false,
                isCompiled: true)
        }
    }

    private func fileName(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

    /// Our own declaration with the bundle; the conformance planner made sure that this can be done.
    private func growing(_ file: SourceFile, for group: [Int]) -> PlannedDeclaration? {
        DeclarationGrowth.addingBundle(to: file, dialect: dialect).map {
            PlannedDeclaration(edits: [$0], path: file.path, classes: Set(group), isCreated: false, isCompiled: true)
        }
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
