/// Whether the scene that a site opens is of the class that the site names.
enum SceneMatch {
    case proven
    case unproven(String)
    case mismatch(Obstacle)
}

extension SceneFinder {
    /// Compares the class of a scene with the class that a site is cast to, or one above it.
    func match(_ made: SceneClass, _ key: SceneKey, with target: Int, hierarchy: ClassHierarchy) -> SceneMatch {
        let match = comparison(of: made, key, with: target, hierarchy)
        guard case .mismatch = match, let doubt else { return match }
        return .unproven(doubt)
    }

    private func comparison(of made: SceneClass, _ key: SceneKey, with target: Int, _ hierarchy: ClassHierarchy) -> SceneMatch {
        let name = project.types.all[target].name
        switch made {
        case .unknown(let other): return .unproven("it cannot be told which Swift class '\(other)' is when the app runs")
        case .misplaced(let type, let why):
            return .mismatch(Obstacle(.moduleMismatch, "\(key.description) is a '\(project.types.all[type].name)': \(why)"))
        case .project(target): return .proven
        case .project(let type):
            if hierarchy.ancestors(of: type).contains(target) { return .proven }
            let other = project.types.all[type]
            return .mismatch(other.name == name ? namesake(key, type, target) : mismatch(key, made: other.name, wanted: name))
        case .system(let other):
            return .mismatch(mismatch(key, made: other, wanted: name))
        }
    }

    /// Why a scene is not of one of UIKit's classes; nil where it is, or that cannot be told.
    func mismatch(_ made: SceneClass, _ key: SceneKey, withSystemClass name: String, hierarchy: ClassHierarchy) -> Obstacle? {
        guard SystemClass.isDrawn(name), name != "UIViewController", doubt == nil else { return nil }
        switch made {
        case .system(let other): return SystemClass.isDrawn(other) && other != name ? wrong(key, made: other, wanted: name) : nil
        case .project(let type):
            guard let root = hierarchy.externalRoot(of: type), SystemClass.isDrawn(root), root != name else { return nil }
            return wrong(key, made: project.types.all[type].name, wanted: name)
        case .unknown, .misplaced: return nil
        }
    }

    private func wrong(_ key: SceneKey, made: String, wanted: String) -> Obstacle {
        Obstacle(.sceneClassMismatch, "\(key.description) is a '\(made)', no '\(wanted)'")
    }

    /// Two classes of one name.
    private func namesake(_ key: SceneKey, _ made: Int, _ wanted: Int) -> Obstacle {
        let (made, wanted) = (project.types.all[made], project.types.all[wanted])
        let modules = [made, wanted].map { $0.modules.sorted().joined(separator: " and ") }
        return Obstacle(
            .sceneClassMismatch, "\(key.description) is the '\(made.name)' of \(modules[0]), not the one of \(modules[1])")
    }

    private func mismatch(_ key: SceneKey, made: String, wanted: String) -> Obstacle {
        if key == .root { return Obstacle(.nibClassMismatch, "\(key.description) is a '\(made)', no '\(wanted)'") }
        let drawn = Set(project.interfaces.scenes(ofClass: wanted).map { project.storyboardName(of: $0.document) }).sorted()
        let place = drawn.isEmpty ? "'\(wanted)' is in no storyboard" : "'\(wanted)' is in \(drawn.joined(separator: ", "))"
        return Obstacle(.sceneClassMismatch, "\(key.description) is a '\(made)'; \(place)")
    }
}
