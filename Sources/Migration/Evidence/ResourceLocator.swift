import InterfaceBuilder
import XcodeProject

/// Where a name leads that code opens a storyboard by.
enum ResourcePlace {
    /// Files that may be meant, each with its variants: localisations, devices.
    case found([[InterfaceDocument]])
    /// There is none: opening it ends the app.
    case missing(Obstacle)
    /// Nothing can be said, and why.
    case unproven(String)
}

/// Finds the files that the name of a storyboard or nib stands for, in the bundle that a site looks in (SEMANTICS.md 5).
struct ResourceLocator {
    let project: Project
    let kind: ResourceKind

    func place(of storyboard: KnownResource, from file: Int) -> ResourcePlace {
        guard project.interfaces.has(kind) else { return .unproven("the project has no \(kind) at hand") }
        let name = storyboard.name.value
        let entries = project.interfaces.files(kind, named: name)
        guard !entries.isEmpty else { return .missing(missing(name)) }
        let inBundle = inBundle(storyboard.bundle, entries, from: file)
        guard !inBundle.isEmpty else {
            if isForgotten(entries, storyboard.bundle, from: file) {
                let paths = entries.map(\.path).joined(separator: ", ")
                return .missing(Obstacle(kind.missing, "no target that compiles this file copies \(paths) to its app"))
            }
            return .unproven("no target that the project knows copies \(entries[0].path) to the bundle that is opened")
        }
        guard !compilingModules(file).isEmpty || inBundle.contains(where: { project.bundlers(of: $0.path).isEmpty }) else {
            return .unproven("no target that the project knows compiles this file")
        }
        if storyboard.bundle == .main, let app = appWithout(inBundle, from: file) {
            return .unproven("\(name).\(kind.fileExtension) is not copied to \(app.name), which compiles this file too")
        }
        let documents = inBundle.compactMap(project.interfaces.document)
        guard documents.count == inBundle.count else { return .unproven("\(name).\(kind.fileExtension) cannot be read") }
        let ofPlatform = documents.filter { $0.platform != .macOS && $0.platform != .watchOS }
        guard !ofPlatform.isEmpty else { return .unproven("\(name).\(kind.fileExtension) is none of UIKit's") }
        let groups = Dictionary(grouping: ofPlatform) { InterfaceName(path: $0.path).folder }
        return .found(groups.sorted { $0.key < $1.key }.map(\.value))
    }

    private func missing(_ name: String) -> Obstacle {
        let names = project.interfaces.names(of: kind)
        if let other = names.first(where: { $0.lowercased() == name.lowercased() }) {
            return Obstacle(
                .caseMismatch, "the file is called \(other).\(kind.fileExtension): where file names have a case, there is no '\(name)'")
        }
        let nearest = nearestName(to: name, in: names).map { "; '\($0)' is near" } ?? ""
        return Obstacle(kind.missing, "the project has no \(name).\(kind.fileExtension)\(nearest)")
    }

    /// The storyboards that are copied to a bundle, or else those of which no target is known.
    private func inBundle(_ bundle: KnownBundle, _ entries: [InterfaceTable.Entry], from file: Int) -> [InterfaceTable.Entry] {
        let known = entries.filter { isIn(bundle, project.bundlers(of: $0.path), from: file) }
        let others = entries.filter { project.bundlers(of: $0.path).isEmpty }
        if project.isInNoTarget(file) { return others.isEmpty ? known : others }
        return known.isEmpty && !isAllKnown(bundle, from: file) ? others : known
    }

    /// Whether storyboards lie on the disk and all is known that is copied to the bundle: nobody copies them. What other tools bring, pods
    /// for instance, is never known.
    private func isForgotten(_ entries: [InterfaceTable.Entry], _ bundle: KnownBundle, from file: Int) -> Bool {
        isAllKnown(bundle, from: file)
            && entries.allSatisfy { entry in
                !entry.isForeign && project.bundlers(of: entry.path).isEmpty
                    && project.manifests.innermost(around: entry.path) == [.xcodeProject]
            }
    }

    /// Whether an app's bundle is opened, of which all is known that is copied to it.
    private func isAllKnown(_ bundle: KnownBundle, from file: Int) -> Bool {
        let apps = compilingModules(file).filter(isApp)
        guard case .main = bundle, !apps.isEmpty else { return false }
        return apps.allSatisfy(\.knowsResources)
    }

    private func isIn(_ bundle: KnownBundle, _ owners: [BuildModule], from file: Int) -> Bool {
        switch bundle {
        case .main: return owners.contains(where: isApp) && isMain(owners, from: file)
        case .ofModule(let module): return owners.contains { $0.name == module }
        case .ofClass(let type):
            let compiling = project.types.all[type].declarations.first.map { compilingModules($0.file) } ?? []
            // A static library's classes are in the app's bundle.
            let isInApp = compiling.contains { $0.product == .staticLibrary } && owners.contains(where: isApp)
            return compiling.isEmpty || isInApp || !Set(compiling).isDisjoint(with: owners)
        }
    }

    private func isApp(_ module: BuildModule) -> Bool {
        module.product == .application || module.product == .appExtension
    }

    /// An app's code looks in that app; what other modules call the main bundle may be any app's.
    private func isMain(_ owners: [BuildModule], from file: Int) -> Bool {
        let apps = compilingModules(file).filter(isApp)
        return apps.isEmpty || !Set(apps).isDisjoint(with: owners)
    }

    /// An app that compiles a file and holds none of some storyboards, where others hold one.
    private func appWithout(_ entries: [InterfaceTable.Entry], from file: Int) -> BuildModule? {
        let owners = Set(entries.flatMap { project.bundlers(of: $0.path) })
        return owners.isEmpty ? nil : compilingModules(file).filter(isApp).first { !owners.contains($0) }
    }

    private func compilingModules(_ file: Int) -> [BuildModule] {
        project.buildModel.modules(compiling: project.path(file))
    }
}
