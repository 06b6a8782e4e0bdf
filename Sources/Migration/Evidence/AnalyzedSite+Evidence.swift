import InterfaceBuilder

extension AnalyzedSite {
    /// The facts that its decision rests on.
    var evidence: [Evidence] { scene?.evidence ?? [] }

    /// Why nothing is proven, in words that can begin a sentence.
    var unprovenWhy: String {
        if case .unproven(let why) = match { return why }
        if case .unproven(let why) = scene { return why }
        if case .ambiguous(let paths) = scene { return "storyboards of one name differ: \(paths.joined(separator: ", "))" }
        return "the identifier is known only when the app runs"
    }
}

extension AnalyzedSite {
    /// Where its class stands, if not where it is looked for: the file that somebody forgot to name.
    mutating func sayWhereItIsDrawn(in project: Project) {
        guard let crash, let target, [.sceneIDMissing, .noInitialScene, .storyboardMissing].contains(crash.reason) else { return }
        let name = project.types.all[target].name
        let sought = crash.reason == .storyboardMissing ? opened.map { $0.name.value + ".storyboard" } : nil
        let scenes = project.interfaces.scenes(ofClass: name).filter { project.storyboardName(of: $0.document) != sought }
        let drawn = scenes.map { document, scene in
            project.storyboardName(of: document) + (scene.identifier.map { " as '\($0)'" } ?? "")
        }
        guard !drawn.isEmpty else { return }
        let told = Obstacle(crash.reason, "\(crash.message); '\(name)' is in \(Set(drawn).sorted().joined(separator: ", "))")
        if obstacle == crash { obstacle = told }
        self.crash = told
    }
}
