import Patching
import SourceText
import SwiftLexing
import SwiftOutline
import XcodeProject

/// A file that declares the dialect's protocol, to be created or extended.
struct PlannedDeclaration: Sendable {
    let edit: Edit
    /// The classes that conform to its protocol.
    let classes: Set<Int>
    let isCreated: Bool
    /// The modules of all of its classes compile it without being told to.
    let isCompiled: Bool
}

/// Plans the files that declare the dialect's protocol: one for each group of modules that share converted classes.
struct Declarations {
    let context: RuleContext
    /// The classes that conform in the end.
    let classes: Set<Int>
    /// Those among them that say a bundle.
    let bundled: Set<Int>

    private var project: Project { context.project }
    private var dialect: Dialect { context.dialect }

    func planned() -> [PlannedDeclaration] {
        groups().compactMap { group in
            guard let first = group.min() else { return nil }
            let needsBundle = !bundled.isDisjoint(with: group)
            switch project.protocolState(of: dialect, for: first) {
            case .absent:
                let path = path(for: group)
                let edit = creation(path, group: group, needsBundle: needsBundle)
                return PlannedDeclaration(edit: edit, classes: Set(group), isCreated: true, isCompiled: isCompiled(path, for: group))
            case .present(let place, hasBundle: false, isOurs: true) where needsBundle:
                return extended(place).map { PlannedDeclaration(edit: $0, classes: Set(group), isCreated: false, isCompiled: true) }
            case .present, .taken: return nil
            }
        }
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

    private func creation(_ path: String, group: [Int], needsBundle: Bool) -> Edit {
        let text = DeclarationText(
            dialect: dialect, hasBundle: needsBundle, isPublic: group.contains(where: isPublic), isIsolated: isIsolated(group),
            condition: condition(of: group)
        ).text
        return Edit(range: SourceRange(path: path, bytes: 0..<0), replacement: text)
    }

    /// Our own file, written anew with the bundle; the planner made sure that this can be done.
    private func extended(_ place: DeclarationPlace) -> Edit? {
        let file = project.outline(place.file).file
        return DeclarationText.addingBundle(to: file.text(0..<file.bytes.count), dialect: dialect).map {
            Edit(range: SourceRange(path: file.path, bytes: 0..<file.bytes.count), replacement: $0)
        }
    }

    private func isPublic(_ type: Int) -> Bool {
        project.isPublic(type)
    }

    /// A package target's folder; else the deepest folder that holds all of the classes, or most where only the project's root holds all.
    private func path(for group: [Int]) -> String {
        let folders = group.map { folderName(of: project.path(project.types.all[$0].declarations[0].file)) }
        let packageFolder = buildModules(of: group).lazy.compactMap { module -> String? in
            guard case .swiftPackage = module.kind else { return nil }
            return module.folder
        }.first
        let folder =
            packageFolder ?? Self.folder(holding: folders.count, of: folders) ?? Self.folder(holding: folders.count / 2 + 1, of: folders)
            ?? ""
        return (folder.isEmpty ? "" : folder + "/") + dialect.protocolName + ".swift"
    }

    /// The deepest folder, not the root, that holds at least so many of some folders; the first of several.
    private static func folder(holding count: Int, of folders: [String]) -> String? {
        var counts: [String: Int] = [:]
        for folder in folders {
            let components = folder.split(separator: "/")
            for length in components.indices { counts[components[...length].joined(separator: "/"), default: 0] += 1 }
        }
        return counts.filter { $0.value >= count }.keys.min { (-$0.utf8.count, $0) < (-$1.utf8.count, $1) }
    }

    private func folderName(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }

    private func buildModules(of group: [Int]) -> [BuildModule] {
        group.flatMap { project.buildModel.modules(compiling: project.path(project.types.all[$0].declarations[0].file)) }
    }

    private func isCompiled(_ path: String, for group: [Int]) -> Bool {
        let compiled = Set(project.buildModel.modules(compiling: path).map(\.name))
        return !compiled.isEmpty && buildModules(of: group).allSatisfy { compiled.contains($0.name) }
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

    private func isIsolated(_ group: [Int]) -> Bool {
        switch context.options.isolation {
        case .main: return true
        case .none: return false
        case .automatic: break
        }
        let modules = buildModules(of: group)
        return modules.isEmpty || modules.contains(where: isModern) || usesConcurrency(in: Set(modules.map(\.name)))
    }

    /// Whether a module's compiler certainly knows `@preconcurrency` (Swift 5.6, Xcode 13.3).
    private func isModern(_ module: BuildModule) -> Bool {
        if let tools = module.toolsVersion, tools >= Version(5, 6) { return true }
        if let swift = module.swiftVersion, swift >= Version(6, 0) { return true }
        guard let upgrade = module.lastUpgradeCheck, let target = module.deploymentTarget else { return false }
        return upgrade >= 1330 && target >= Version(13, 0)
    }

    /// `@MainActor` and `await` came with compilers that know the attributes, and so did `if let x {`.
    private func usesConcurrency(in modules: Set<String>) -> Bool {
        project.input.swiftFiles.contains { file in
            guard project.buildModel.modules(compiling: file.source.path).contains(where: { modules.contains($0.name) }),
                Self.modernWords.contains(where: { file.source.bytes.contains($0) })
            else { return false }
            return Outline(TokenList(file.source)).usesModernSpelling
        }
    }

    private static let modernWords = ["@MainActor", " await ", "if let ", "guard let "].map(ByteNeedle.init)
}

extension Outline {
    fileprivate var usesModernSpelling: Bool {
        let isShorthand = variables.contains { variable in
            guard case .condition = variable.place else { return false }
            return variable.initializer == nil
        }
        return isShorthand
            || tokens.code.indices.contains { index in
                guard tokens.kind(index) == .identifier, tokens.kind(index - 1) != .period else { return false }
                return tokens.is(index, "MainActor") || tokens.is(index, "await") && tokens.kind(index + 1) == .identifier
            }
    }
}
