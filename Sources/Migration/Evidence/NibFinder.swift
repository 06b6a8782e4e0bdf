import InterfaceBuilder

/// What the nib files say of the nib that a site loads.
struct NibFinding {
    let scene: SceneFinding
    /// What keeps its first object from being made by its class; nil where nothing does, or no file is at hand.
    var obstacle: Obstacle?
    /// Whether the file draws a view.
    var isView = false
    /// Whether it makes a difference with which owner the nib is loaded.
    var ownerMatters = true
}

/// Looks nibs up in the Interface Builder files (SEMANTICS.md 4).
struct NibFinder {
    let project: Project
    /// The index of the file that holds the site.
    let file: Int

    func nib(_ nib: KnownResource) -> NibFinding {
        let doubt = SceneFinder(project: project, file: file).doubt
        switch ResourceLocator(project: project, kind: .nib).place(of: nib, from: file) {
        case .unproven(let why): return NibFinding(scene: .unproven(why))
        case .missing(let obstacle): return NibFinding(scene: doubt.map { .unproven($0) } ?? .crash(obstacle, []))
        case .found(let groups): return finding(in: groups, doubt: doubt)
        }
    }

    /// What one file makes of it.
    private struct Answer: Hashable {
        let roots: Int
        let root: SceneClass?
        let isForOwner: Bool
    }

    private func finding(in groups: [[InterfaceDocument]], doubt: String?) -> NibFinding {
        let answers = groups.map { Set($0.map(answer)) }
        guard let first = answers.first, answers.allSatisfy({ $0 == first }) else {
            return NibFinding(scene: .ambiguous(groups.compactMap(\.first?.path)))
        }
        let documents = groups.flatMap { $0 }
        let facts = documents.flatMap(facts)
        guard first.count == 1, let answer = first.first else {
            let paths = documents.map(\.path).joined(separator: ", ")
            let obstacle = Obstacle(.localizedVariantsDiffer, "the variants of the nib do not agree on its root object: \(paths)")
            return NibFinding(scene: doubt.map { .unproven($0) } ?? .crash(obstacle, facts))
        }
        return finding(answer, name: InterfaceName(path: documents[0].path).name + ".xib", facts: facts, in: documents)
    }

    private func finding(_ answer: Answer, name: String, facts: [Evidence], in documents: [InterfaceDocument]) -> NibFinding {
        let ownerMatters = documents.contains { $0.owner.map { $0.customClass != nil || $0.hasConnections } ?? false }
        guard let root = answer.root else {
            return NibFinding(scene: .crash(Obstacle(.nibClassMismatch, "\(name) holds no object"), facts), ownerMatters: ownerMatters)
        }
        var obstacle: Obstacle?
        if answer.roots > 1 { obstacle = Obstacle(.nibManyRoots, "\(name) holds \(answer.roots) objects") }
        if answer.isForOwner { obstacle = Obstacle(.filesOwner, "the File's Owner of \(name) has a class, and its view has none") }
        let isView = documents.allSatisfy { $0.roots.first.map { Self.isView($0.element) } ?? false }
        return NibFinding(scene: .scene(root, facts), obstacle: obstacle, isView: isView, ownerMatters: ownerMatters)
    }

    /// Controllers, gesture recognisers and objects of any class stand at the top of nibs too.
    private static func isView(_ element: String) -> Bool {
        !["Controller", "GestureRecognizer", "customObject"].contains(where: element.hasSuffix)
    }

    private func answer(_ document: InterfaceDocument) -> Answer {
        let root = document.roots.first
        return Answer(
            roots: document.roots.count,
            root: root.map { SceneClassReader(project: project).sceneClass(of: $0, in: document) },
            isForOwner: document.owner?.customClass != nil && root.map { $0.customClass == nil } ?? false)
    }

    private func facts(_ document: InterfaceDocument) -> [Evidence] {
        let owner = document.owner?.customClass.map { ", its File's Owner a \($0.name)" } ?? ""
        guard let root = document.roots.first else {
            return [Evidence(path: document.path, line: 1, fact: "the nib holds no object\(owner)")]
        }
        let name = root.customClass?.name ?? root.systemClass ?? root.element
        let several = document.roots.count > 1 ? "the first of \(document.roots.count) root objects" : "the root object"
        return [Evidence(path: document.path, line: root.line, fact: "\(several) is a \(name)\(owner)")]
    }
}
