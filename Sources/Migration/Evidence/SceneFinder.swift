import InterfaceBuilder

/// Which scene of a storyboard a site asks for.
enum SceneKey: Hashable, Sendable {
    case initial
    case identifier(String)
    /// The object that a nib holds.
    case root

    var description: String {
        switch self {
        case .initial: "the initial view controller"
        case .identifier(let identifier): "scene \"\(identifier)\""
        case .root: "the nib's object"
        }
    }
}

/// What the Interface Builder files say of the scene that a site opens.
enum SceneFinding: Sendable {
    case scene(SceneClass, [Evidence])
    /// Opening it ends the app, or gives nothing.
    case crash(Obstacle, [Evidence])
    /// It leads to another storyboard, which decides what the call gives.
    case reference(Obstacle, [Evidence])
    /// Nothing can be said, and why.
    case unproven(String)
    /// Several storyboards of the name differ here: their paths.
    case ambiguous([String])

    var evidence: [Evidence] {
        switch self {
        case .scene(_, let evidence), .crash(_, let evidence), .reference(_, let evidence): evidence
        case .unproven, .ambiguous: []
        }
    }
}

/// Looks scenes up in the Interface Builder files (SEMANTICS.md 5).
struct SceneFinder {
    let project: Project
    /// The file that holds the site.
    let file: Int

    func scene(_ key: SceneKey, of storyboard: KnownResource) -> SceneFinding {
        switch ResourceLocator(project: project, kind: .storyboard).place(of: storyboard, from: file) {
        case .unproven(let why): return .unproven(why)
        case .missing(let obstacle): return doubt.map { .unproven($0) } ?? .crash(obstacle, [])
        case .found(let groups):
            let finding = finding(key, in: groups)
            guard case .crash = finding, let doubt else { return finding }
            return .unproven(doubt)
        }
    }

    /// Why no crash can be told of the file: no app is known to hold it.
    var doubt: String? {
        project.isInNoTarget(file) ? "no target that the project knows compiles \(project.path(file))" : nil
    }

    /// What one document makes of a key.
    private enum Answer: Hashable { case controller(SceneClass), reference, none }

    private func finding(_ key: SceneKey, in groups: [[InterfaceDocument]]) -> SceneFinding {
        let answers = groups.map { Set($0.map { answer(key, in: $0) }) }
        guard let first = answers.first, answers.allSatisfy({ $0 == first }) else {
            return .ambiguous(groups.compactMap(\.first?.path))
        }
        let documents = groups.flatMap { $0 }
        let evidence = documents.flatMap { facts(key, in: $0) }
        guard first.count == 1, let answer = first.first else {
            return .crash(Obstacle(.localizedVariantsDiffer, difference(key, in: documents)), evidence)
        }
        switch answer {
        case .controller(let made): return .scene(made, evidence)
        case .reference:
            return .reference(Obstacle(.identifierIsReference, "\(key.description) is a reference to another storyboard"), evidence)
        case .none: return .crash(nothing(key, in: documents[0]), evidence)
        }
    }

    private func answer(_ key: SceneKey, in document: InterfaceDocument) -> Answer {
        guard let scene = scene(key, in: document) else { return .none }
        guard scene.reference == nil else { return .reference }
        return .controller(SceneClassReader(project: project).sceneClass(of: scene.object, in: document))
    }

    private func scene(_ key: SceneKey, in document: InterfaceDocument) -> InterfaceScene? {
        switch key {
        case .initial: document.initialScene
        case .identifier(let identifier): document.scenes(withIdentifier: identifier).first
        case .root: nil
        }
    }

    private func nothing(_ key: SceneKey, in document: InterfaceDocument) -> Obstacle {
        let name = InterfaceName(path: document.path).name
        guard case .identifier(let identifier) = key else {
            return Obstacle(.noInitialScene, "\(name).storyboard has no initial view controller")
        }
        let known = document.scenes.compactMap(\.identifier)
        let nearest = nearestName(to: identifier, in: known).map { "; '\($0)' is near" } ?? ""
        return Obstacle(.sceneIDMissing, "no scene of \(name).storyboard has the identifier '\(identifier)'\(nearest)")
    }

    private func difference(_ key: SceneKey, in documents: [InterfaceDocument]) -> String {
        let lines = documents.map { document in
            let scene = scene(key, in: document)
            return "\(document.path): \(scene.map { "'\($0.className)'" } ?? "none")"
        }
        return "\(key.description) differs: \(lines.joined(separator: ", "))"
    }

    private func facts(_ key: SceneKey, in document: InterfaceDocument) -> [Evidence] {
        guard let scene = scene(key, in: document) else {
            return [Evidence(path: document.path, line: 1, fact: "\(key.description) is not there")]
        }
        let isA = scene.reference == nil ? "is a \(scene.className)" : "is a reference"
        return [Evidence(path: document.path, line: scene.object.line, fact: "\(key.description) \(isA)\(root(of: scene, in: document))")]
    }

    /// What a container begins with.
    private func root(of scene: InterfaceScene, in document: InterfaceDocument) -> String {
        let root = document.scenes.first { $0.object.objectID == scene.childObjectIDs.first }
        return root.map { " around a \($0.className)" } ?? ""
    }
}

extension InterfaceScene {
    /// The name of its class as the document says it.
    var className: String {
        object.customClass?.name ?? object.systemClass ?? object.element
    }
}
