import SwiftOutline

/// What a factory says it gives.
struct FactoryResult {
    let project: Project
    let factory: Factory

    private var written: String { project.outline(factory.file).compactText(factory.result) }
    private var meaning: TypeMeaning { project.type(named: written, file: factory.file, at: factory.result.lowerBound) }

    var isSelf: Bool { written == "Self" }

    /// Whether it is a class above its own.
    var isWider: Bool {
        if case .project(factory.type) = meaning { return false }
        return !isSelf
    }

    /// What it is called at another place; nil where that place has no name for it.
    func name(at index: Int, in file: Int) -> String? {
        switch meaning {
        case .project(let type):
            return [written, SwiftName.written(project.types.all[type].qualifiedName)].first { name in
                if case .project(type) = project.type(named: name, file: file, at: index) { true } else { false }
            }
        case .unknown(let name): return project.canName(foreign: name, at: index, in: file) ? name : nil
        case .ambiguous, .genericParameter: return nil
        }
    }
}
