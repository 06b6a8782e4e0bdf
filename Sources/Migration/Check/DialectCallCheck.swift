import SourceText
import SwiftLexing
import SwiftOutline

/// Compares the calls of the dialect, `X.instantiateFromStoryboard()`, with the storyboard that X opens.
struct DialectCallCheck {
    let context: RuleContext

    private var project: Project { context.project }

    func findings() -> [Finding] {
        // Where the call does not name the class, the class's own members tell nothing about one call.
        guard context.dialect.fixedReceiver == nil else { return [] }
        let planner = ConformancePlanner(
            project: project, hierarchy: context.hierarchy, dialect: context.dialect, options: context.options)
        return project.outlines.indices.flatMap { file -> [Finding] in
            guard let outline = project.outlines[file], project.input.swiftFiles[file].access == .editable else { return [] }
            return calls(in: outline).compactMap { finding($0, in: outline, file: file, planner) }
        }
    }

    /// The code indices of the call's name.
    private func calls(in outline: Outline) -> [Int] {
        let tokens = outline.tokens
        let names = context.dialect.functionNames
        guard names.contains(where: { outline.file.bytes.contains(ByteNeedle($0)) }) else { return [] }
        return tokens.code.indices.filter { index in
            tokens.kind(index) == .identifier && tokens.kind(index - 1) == .period && tokens.kind(index + 1) == .leftParen
                && names.contains(outline.name(index))
        }
    }

    private func finding(_ index: Int, in outline: Outline, file: Int, _ planner: ConformancePlanner) -> Finding? {
        guard let type = receiver(of: index, in: outline, file: file), let storyboard = planner.fixedStoryboard(type),
            let key = key(of: index, on: type, planner, file: file)
        else { return nil }
        let finder = SceneFinder(project: project, file: file)
        let found = finder.scene(key, of: storyboard)
        let place = Finding.Place.source(SourceRange(path: outline.path, bytes: outline.tokens.code[index].range))
        func crash(_ obstacle: Obstacle) -> Finding {
            Finding(kind: .crash(obstacle.reason.code), place: place, message: obstacle.message, evidence: found.evidence)
        }
        switch found {
        case .unproven, .ambiguous: return nil
        case .crash(let obstacle, _): return crash(obstacle)
        case .scene(let made, _):
            guard case .mismatch(let obstacle) = finder.match(made, key, with: type, hierarchy: context.hierarchy) else { return nil }
            return crash(obstacle)
        }
    }

    private func receiver(of index: Int, in outline: Outline, file: Int) -> Int? {
        guard let start = CallChain.start(in: outline.tokens, reaching: index), start < index - 1 else { return nil }
        let name = outline.compactText(start..<index - 1)
        guard case .project(let type) = project.type(named: name, file: file, at: index) else { return nil }
        return type
    }

    /// The scene that a call asks for; nil where that is not known.
    private func key(of index: Int, on type: Int, _ planner: ConformancePlanner, file: Int) -> SceneKey? {
        let outline = project.outline(file)
        guard let close = outline.tokens.match(index + 1) else { return nil }
        let arguments = outline.arguments(index + 1..<close + 1)
        switch made(by: outline.name(index), arguments.map(\.label)) {
        case .initialController: return .initial
        case .identifiedController where !context.dialect.callsSayIdentifier: return planner.fixedIdentifier(type).map { .identifier($0) }
        case .identifiedController:
            var evaluator = Evaluator(project: project, hierarchy: context.hierarchy)
            return (try? evaluator.string(arguments[0].value, in: ExpressionContext(file: file))).map { .identifier($0.value) }
        case .view, nil: return nil
        }
    }

    private func made(by name: String, _ labels: [String?]) -> Dialect.Made? {
        context.dialect.functions.first { $0.value.name == name && $0.value.labels == labels }?.key
    }
}
