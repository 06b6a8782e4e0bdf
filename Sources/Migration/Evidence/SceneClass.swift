import InterfaceBuilder
import SwiftOutline

/// The class that the running app makes of a scene.
enum SceneClass: Hashable, Sendable {
    /// Index into `TypeTable.all`.
    case project(Int)
    /// One of Apple's, where no class of one's own is given.
    case system(String)
    /// Not declared in the project's Swift sources, or it cannot be said which of several is meant.
    case unknown(String)
    /// A class of the project, under a module in which the running app does not find it: it makes UIKit's own class instead.
    case misplaced(type: Int, why: String)
}

/// Finds out which class an object of an Interface Builder file has (SEMANTICS.md 5).
struct SceneClassReader {
    let project: Project

    func sceneClass(of object: InterfaceObject, in document: InterfaceDocument) -> SceneClass {
        guard let written = object.customClass else {
            return object.systemClass.map { .system($0) } ?? .unknown(object.element)
        }
        if written.isFromTarget { return fromTarget(written, in: document) }
        guard let module = written.module else { return withoutModule(written) }
        return single(written, where: { $0.contains(module) }, orElse: "it is looked for in the module '\(module)'")
    }

    /// The module is that of a target which compiles the storyboard; the one that is written is only a memory.
    private func fromTarget(_ written: InterfaceClass, in document: InterfaceDocument) -> SceneClass {
        let owners = project.bundlingModules(of: document.path)
        return single(
            written, where: { owners.isEmpty || !$0.isDisjoint(with: owners) },
            orElse: "it is looked for in the target of the storyboard, \(owners.sorted().joined(separator: " or "))")
    }

    private func single(_ written: InterfaceClass, where isFound: (Set<String>) -> Bool, orElse why: String) -> SceneClass {
        let classes = project.types.named(written.name).filter { project.types.all[$0].kind == .class }
        let known = classes.filter { isFound(project.types.all[$0].modules) }
        let found = known.isEmpty ? classes.filter { project.types.all[$0].modules == [""] } : known
        guard let first = found.first else {
            guard classes.count == 1, let only = classes.first, project.objectiveCName(of: only) == nil else {
                return .unknown(written.name)
            }
            let modules = project.types.all[only].modules.sorted().joined(separator: " and ")
            return .misplaced(type: only, why: "\(why), and '\(written.name)' is in \(modules)")
        }
        // Under its own name an `@objc(Other)` class is not found; whether UIKit tries another way was not verified.
        // The name of a private class is another one at run time, so that it is not found.
        guard found.count == 1, project.objectiveCName(of: first) == nil, !project.isPrivate(project.types.all[first]) else {
            return .unknown(written.name)
        }
        return .project(first)
    }

    /// Whether the class of an object may be one that has its name, as far as modules tell.
    func mayBe(_ type: Int, _ written: InterfaceClass?, in document: InterfaceDocument) -> Bool {
        guard let written else { return false }
        let modules = project.types.all[type].modules
        let owners = project.bundlingModules(of: document.path)
        // A file that is forgotten on the disk, or of a project that is not at hand.
        if owners.isEmpty, project.knowsResources(of: type) { return false }
        if written.isFromTarget {
            return owners.isEmpty || modules == [""] || !owners.isDisjoint(with: modules)
        }
        return written.module.map { modules.contains($0) || modules == [""] } ?? true
    }

    /// The name is one of Objective-C: that of an Objective-C class, or of a Swift class that says `@objc(Name)`.
    private func withoutModule(_ written: InterfaceClass) -> SceneClass {
        let renamed = project.types.all.indices.filter { project.objectiveCName(of: $0) == written.name }
        if renamed.count == 1 { return .project(renamed[0]) }
        let classes = project.types.named(written.name).filter { project.types.all[$0].kind == .class }
        guard renamed.isEmpty, classes.count == 1, !project.objectiveCClasses.contains(written.name) else { return .unknown(written.name) }
        guard project.objectiveCName(of: classes[0]) == nil else { return .unknown(written.name) }
        return .misplaced(type: classes[0], why: "the storyboard names no module, and without one a Swift class is not found")
    }
}

extension Project {
    /// The name in `@objc(Name)` of a class; nil without one.
    func objectiveCName(of type: Int) -> String? {
        types.all[type].declarations.lazy.compactMap { place -> String? in
            let attribute = typeDeclaration(place).modifiers.attribute("objc")
            return attribute?.arguments.flatMap { $0.isEmpty ? nil : outline(place.file).compactText($0) }
        }.first
    }
}
