import InterfaceBuilder
import SwiftOutline
import XcodeProject

/// Which storyboard a controller's own `storyboard` is, where the Interface Builder files leave no choice (SEMANTICS.md 3.1).
struct OwnStoryboard {
    let project: Project
    let hierarchy: ClassHierarchy

    /// - Throws: `implicit-storyboard` where the class, or one below it, may have come from elsewhere.
    func storyboard(at index: Int, in file: Int) throws(Obstacle) -> KnownResource {
        guard project.interfaces.has(.storyboard), !project.outline(file).isStaticContext(index),
            let type = project.enclosingClass(of: index, in: file), isController(type)
        else { throw implicit("the controller's own storyboard is known only when the app runs") }
        let family = [type] + hierarchy.descendants(of: type)
        try checkPropertyIsUIKits(family + hierarchy.ancestors(of: type))
        try checkStoryboardsArePlain()
        var documents: [InterfaceDocument] = []
        for member in family {
            documents += try self.documents(drawing: member)
            try checkOnlyDrawn(member)
        }
        if let path = project.interfaces.unreadable.sorted().first { throw implicit("\(path) cannot be read, and may draw it too") }
        let places = Set(documents.map { Place($0) })
        guard let place = places.first, places.count == 1, let document = documents.first else {
            let name = project.types.all[type].name
            throw implicit(
                places.isEmpty ? "'\(name)' is drawn in no storyboard" : "'\(name)' is drawn in several storyboards: \(list(documents))")
        }
        return KnownResource(
            name: KnownString(value: place.name), bundle: try bundle(of: document, for: type), isOwn: true)
    }

    /// A storyboard with all of its variants.
    private struct Place: Hashable {
        let folder: String
        let name: String

        init(_ document: InterfaceDocument) {
            let name = InterfaceName(path: document.path)
            (folder, self.name) = (name.folder, name.name)
        }
    }

    /// By their names, or by their paths where they have the same.
    private func list(_ documents: [InterfaceDocument]) -> String {
        let names = Set(documents.map { project.storyboardName(of: $0) })
        let paths = Set(documents.map(\.path))
        return (names.count > 1 ? names : paths).sorted().joined(separator: ", ")
    }

    private func mayHold(_ type: Int, _ nib: InterfaceDocument) -> Bool {
        let name = project.types.all[type].name
        let reader = SceneClassReader(project: project)
        let classes = nib.roots.map(\.customClass) + [nib.owner?.customClass]
        return classes.contains { $0?.name == name && reader.mayBe(type, $0, in: nib) }
    }

    private func isController(_ type: Int) -> Bool {
        hierarchy.externalRoot(of: type).map { SystemClass.isNamedLikeOne($0) && $0.hasSuffix("Controller") } ?? false
    }

    /// - Throws: where a scene may or may not be of the class.
    private func documents(drawing type: Int) throws(Obstacle) -> [InterfaceDocument] {
        let name = project.types.all[type].name
        var found: [InterfaceDocument] = []
        for drawn in Set([name, project.objectiveCName(of: type) ?? name]).sorted() {
            let reader = SceneClassReader(project: project)
            for (document, scene) in project.interfaces.scenes(ofClass: drawn)
            where reader.mayBe(type, scene.object.customClass, in: document) {
                switch reader.sceneClass(of: scene.object, in: document) {
                case .project(type): found.append(document)
                case .project, .misplaced, .system: continue
                case .unknown: throw implicit("which '\(drawn)' \(project.storyboardName(of: document)) means cannot be told")
                }
            }
        }
        return found
    }

    private func checkOnlyDrawn(_ type: Int) throws(Obstacle) {
        let name = project.types.all[type].name
        guard !project.isNamedInObjectiveC(project.objectiveCName(of: type) ?? name) else {
            throw implicit("Objective-C code names '\(name)', and may make one")
        }
        if let made = Construction(project: project, hierarchy: hierarchy).place(of: type) {
            throw implicit("'\(name)' is made in code too, in \(project.path(made.file))")
        }
        if let nib = project.interfaces.nibs(holdingClass: name).first(where: { mayHold(type, $0) }) {
            throw implicit("'\(name)' is made with a nib too, \(nib.path)")
        }
    }

    /// - Throws: where a class overrides `storyboard`.
    private func checkPropertyIsUIKits(_ line: [Int]) throws(Obstacle) {
        let owners = Set(line.map { project.types.all[$0].qualifiedName })
        for member in project.members.named("storyboard") {
            guard let owner = project.owner(of: member).map(project.typeDeclaration), owners.contains(owner.qualifiedName) else { continue }
            throw implicit("'\(owner.name)' has a 'storyboard' of its own")
        }
    }

    /// - Throws: where storyboards of another class may be in use, which do more than UIKit's.
    private func checkStoryboardsArePlain() throws(Obstacle) {
        project.requests.subclasses(of: "UIStoryboard")
        if let other = project.types.all.indices.first(where: { hierarchy.superclass(of: $0) == .external("UIStoryboard") }) {
            throw implicit("it may be a '\(project.types.all[other].name)'")
        }
        for module in Self.injectingModules {
            project.requests.mentions(of: module)
            guard project.outlines.indices.contains(where: { project.importedModules($0).contains(module) }) else { continue }
            throw implicit("'\(module)' may inject into what it makes")
        }
    }

    /// Libraries whose storyboards hand dependencies to the controllers that they make.
    private static let injectingModules = ["SwinjectStoryboard", "Dip_UI", "DITranquillity", "Typhoon"]

    private func bundle(of document: InterfaceDocument, for type: Int) throws(Obstacle) -> KnownBundle {
        let owners = project.bundlers(of: document.path)
        if owners.isEmpty || owners.contains(where: { $0.product == .application || $0.product == .appExtension }) { return .main }
        if owners.count == 1, owners[0].product == .package { return .ofModule(owners[0].name) }
        guard owners.allSatisfy({ $0.product == .framework }) else {
            throw implicit("in which bundle \(project.storyboardName(of: document)) ends up cannot be told")
        }
        return .ofClass(type)
    }

    private func implicit(_ message: String) -> Obstacle {
        Obstacle(.implicitStoryboard, message)
    }
}
