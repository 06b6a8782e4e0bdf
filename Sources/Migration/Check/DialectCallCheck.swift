import SourceText
import SwiftLexing
import SwiftOutline

/// Compares the calls of a dialect, `X.instantiateFromStoryboard()` or `UINib.instantiateView() as X`, with the storyboard or nib that
/// X opens.
struct DialectCallCheck {
    let context: RuleContext
    private let planner: ConformancePlanner

    init(context: RuleContext) {
        self.context = context
        planner = ConformancePlanner(
            project: context.project, hierarchy: context.hierarchy, dialect: context.dialect, options: context.options)
    }

    private var project: Project { context.project }
    private var dialect: Dialect { context.dialect }

    func findings() -> [Finding] {
        project.outlines.indices.flatMap { file -> [Finding] in
            guard let outline = project.outlines[file], project.input.swiftFiles[file].access == .editable else { return [] }
            return calls(in: outline).compactMap { finding($0, in: outline, file: file) }
        }
    }

    /// The code indices of the call's name.
    private func calls(in outline: Outline) -> [Int] {
        let (tokens, names) = (outline.tokens, dialect.functionNames)
        guard names.contains(where: { outline.file.bytes.contains(ByteNeedle($0)) }) else { return [] }
        return tokens.code.indices.filter { index in
            tokens.kind(index) == .identifier && tokens.kind(index - 1) == .period && tokens.kind(index + 1) == .leftParen
                && names.contains(outline.name(index))
        }
    }

    private func finding(_ index: Int, in outline: Outline, file: Int) -> Finding? {
        guard let type = classMade(at: index, in: outline, file: file), let opened = planner.fixedStoryboard(type), isDialects(type),
            let key = key(of: index, in: outline, file: file, type: type)
        else { return nil }
        let place = Finding.Place.source(SourceRange(path: outline.path, bytes: outline.tokens.code[index].range))
        return crash(key, of: opened, type: type, file: file).map { obstacle, evidence in
            Finding(kind: .crash(obstacle.reason.code), place: place, message: obstacle.message, evidence: evidence)
        }
    }

    private func crash(_ key: SceneKey, of opened: KnownResource, type: Int, file: Int) -> (Obstacle, [Evidence])? {
        let finder = SceneFinder(project: project, file: file)
        let found = key == .root ? NibFinder(project: project, file: file).nib(opened).scene : finder.scene(key, of: opened)
        switch found {
        case .unproven, .ambiguous, .reference: return nil
        case .crash(let obstacle, let evidence): return (project.told(obstacle, ofMaking: type, from: opened, dialect.resource), evidence)
        case .scene(let made, let evidence):
            guard case .mismatch(let obstacle) = finder.match(made, key, with: type, hierarchy: context.hierarchy) else { return nil }
            return (obstacle, evidence)
        }
    }

    /// The class that a call names: in front of it, or as the type that is written beside it.
    private func classMade(at index: Int, in outline: Outline, file: Int) -> Int? {
        guard let name = nameOfClass(at: index, in: outline), case .project(let type) = project.type(named: name, file: file, at: index)
        else { return nil }
        return type
    }

    private func nameOfClass(at index: Int, in outline: Outline) -> String? {
        guard let start = CallChain.start(in: outline.tokens, reaching: index), start < index - 1 else { return nil }
        let receiver = outline.compactText(start..<index - 1)
        guard let fixed = dialect.fixedReceiver else { return receiver }
        return receiver == fixed ? outline.typeOfCall(at: index) : nil
    }

    /// Whether the protocol of a class is the dialect's own, and not another of its name.
    private func isDialects(_ type: Int) -> Bool {
        switch project.protocolState(of: dialect, for: type) {
        case .present: true
        case .imported:
            project.types.all[type].declarations.contains { dialect.importedModule.map(project.importedModules($0.file).contains) ?? false }
        default: false
        }
    }

    /// What is asked for; nil where the call is another one, or that is known only when the app runs.
    private func key(of index: Int, in outline: Outline, file: Int, type: Int) -> SceneKey? {
        guard let close = outline.tokens.match(index + 1) else { return nil }
        let arguments = outline.arguments(index + 1..<close + 1)
        switch made(by: outline.name(index), arguments.map(\.label)) {
        case .initialController: return .initial
        case .identifiedController where !dialect.callsSayIdentifier: return planner.fixedIdentifier(type).map { .identifier($0) }
        case .identifiedController:
            var evaluator = Evaluator(project: project, hierarchy: context.hierarchy)
            return (try? evaluator.string(arguments[0].value, in: ExpressionContext(file: file))).map { .identifier($0.value) }
        case .view: return .root
        case nil: return nil
        }
    }

    private func made(by name: String, _ labels: [String?]) -> Dialect.Made? {
        dialect.functions.first { _, function in
            function.name == name && (function.labels == labels || labels.isEmpty && function.isArgumentOptional)
        }?.key
    }
}
