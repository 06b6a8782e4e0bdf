import Patching
import SourceText
import SwiftLexing
import SwiftOutline

/// Turns a use of a factory into the dialect's call.
struct FactoryUseEdit {
    let context: RuleContext
    let factory: Factory
    let use: FactoryUse

    private var project: Project { context.project }
    private var outline: Outline { project.outline(use.file) }

    /// - Throws: where the use must not be edited, or cannot be without changing a type.
    func edits(arguments: String) throws(FactoryUses.Kept) -> [Edit] {
        try checkEditable()
        let name = outline.tokens.code[use.nameIndex].range.lowerBound
        let end = outline.bytes(use.call).upperBound
        let call = context.dialect.callHead(on: "") + arguments + ")"
        guard let type = superclass else { return [edit(name..<end, call)] }
        return try typedEdits(call, type: type)
    }

    private func checkEditable() throws(FactoryUses.Kept) {
        do throws(Obstacle) { try project.checkEditable(use.file) } catch {
            throw FactoryUses.Kept(cause: "it is used in \(outline.path), which is not edited")
        }
        let bytes = outline.bytes(use.call)
        guard context.ignores.comment(on: bytes, file: use.file, rule: RuleName.viewControllerFactory) == nil else {
            throw FactoryUses.Kept(cause: "a comment in \(outline.path) leaves a use alone")
        }
    }

    /// The class above that the factory says it gives.
    private var superclass: String? {
        let written = project.outline(factory.file).compactText(factory.result)
        if written == "Self" { return nil }
        guard case .project(factory.type) = project.type(named: written, file: factory.file, at: factory.result.lowerBound) else {
            return written
        }
        return nil
    }

    /// The static type of the use stays what it was †.
    private func typedEdits(_ call: String, type: String) throws(FactoryUses.Kept) -> [Edit] {
        let site = StoryboardSite(
            file: use.file, nameIndex: use.nameIndex, method: .identifier(0..<0, isGeneric: false), receiver: [], isImplicitMember: false,
            call: use.call)
        var reader = ResultUseReader(site, in: project)
        reader.typeWithoutCast = type
        guard let row = try? reader.use(), row.className == nil else {
            throw FactoryUses.Kept(cause: "its result is cast, or its type matters, in \(outline.path)")
        }
        let start = outline.bytes(use.call).lowerBound
        let name = outline.tokens.code[use.nameIndex].range.lowerBound
        let replaced = outline.bytes(row.replaced)
        let text = outline.file.text(start..<name) + call
        switch row.row {
        case .expression: return [edit(replaced, text)]
        case .upcast(let type): return [edit(replaced, "\(text) as \(type)")]
        case .annotated(let variable, let type):
            let end = outline.tokens.code[variable].range.upperBound
            return [edit(end..<end, ": " + type), edit(replaced, text)]
        case .condition, .optional: throw FactoryUses.Kept(cause: "its result is a condition in \(outline.path)")
        }
    }

    private func edit(_ bytes: Range<Int>, _ text: String) -> Edit {
        Edit(range: SourceRange(path: outline.path, bytes: bytes), replacement: text)
    }
}
