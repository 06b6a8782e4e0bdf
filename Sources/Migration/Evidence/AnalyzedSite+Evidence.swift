import InterfaceBuilder

extension AnalyzedSite {
    /// The facts that its decision rests on.
    var evidence: [Evidence] { scene?.evidence ?? [] }

    /// Why nothing is proven, in words that can begin a sentence.
    var unprovenWhy: String {
        if case .unproven(let why) = match { return why }
        if case .unproven(let why) = scene { return why }
        if case .ambiguous(let paths) = scene { return "\(kind)s of one name differ: \(paths.joined(separator: ", "))" }
        return "the identifier is known only when the app runs"
    }
}

extension AnalyzedSite {
    /// Says of a crash where the class stands, if not where it is looked for.
    mutating func sayWhereItIsDrawn(in project: Project) {
        guard let crash, let target else { return }
        let told = project.told(crash, ofMaking: target, from: opened, kind)
        if obstacle == crash { obstacle = told }
        self.crash = told
    }
}

extension Project {
    /// A crash, and the file that somebody forgot to name: where the class stands, if not where it is looked for.
    func told(_ crash: Obstacle, ofMaking type: Int, from opened: KnownResource?, _ kind: ResourceKind) -> Obstacle {
        guard [.sceneIDMissing, .noInitialScene, kind.missing].contains(crash.reason) else { return crash }
        let sought = crash.reason == kind.missing ? opened.map { "\($0.name.value).\(kind.fileExtension)" } : nil
        let name = types.all[type].name
        let drawn = placesOf(name, in: kind).filter { !$0.hasPrefix(sought ?? "/") }
        guard !drawn.isEmpty else { return crash }
        return Obstacle(crash.reason, "\(crash.message); '\(name)' is in \(drawn.joined(separator: ", "))")
    }

    /// The files that draw a class, in words, each once.
    private func placesOf(_ name: String, in kind: ResourceKind) -> [String] {
        switch kind {
        case .nib:
            let nibs = interfaces.nibs(holdingClass: name).filter { $0.roots.contains { $0.customClass?.name == name } }
            return Set(nibs.map { InterfaceName(path: $0.path).name + ".xib" }).sorted()
        case .storyboard:
            let places = interfaces.scenes(ofClass: name).map { document, scene in
                storyboardName(of: document) + (scene.identifier.map { " as '\($0)'" } ?? "")
            }
            return Set(places).sorted()
        }
    }
}
