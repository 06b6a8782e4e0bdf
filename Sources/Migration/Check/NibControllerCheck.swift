import InterfaceBuilder
import SourceText
import SwiftLexing
import SwiftOutline

/// A view controller whose nib is not there: `X(nibName: "Gone", bundle: nil)` ends the app when the view is loaded.
///
/// Such calls are no sites, since nothing better can be written in their place.
struct NibControllerCheck {
    let context: RuleContext

    private static let label = "nibName"

    private var project: Project { context.project }

    func findings() -> [Finding] {
        guard project.interfaces.has(.nib) else { return [] }
        project.requests.mentions(of: Self.label)
        let needle = ByteNeedle(Self.label)
        return project.outlines.indices.flatMap { file -> [Finding] in
            guard let outline = project.outlines[file], project.input.swiftFiles[file].access == .editable,
                outline.file.bytes.contains(needle)
            else { return [] }
            return outline.tokens.code.indices.filter { isCall($0, in: outline) }.compactMap { finding($0, in: outline, file: file) }
        }
    }

    /// Whether a parenthesis opens the arguments of a call that hands a nib's name over.
    private func isCall(_ open: Int, in outline: Outline) -> Bool {
        outline.tokens.kind(open) == .leftParen && outline.tokens.text(open + 1) == Self.label && outline.tokens.kind(open + 2) == .colon
    }

    private func finding(_ open: Int, in outline: Outline, file: Int) -> Finding? {
        guard let nib = nib(open, in: outline, file: file), let made = classMade(open, in: outline, file: file), loadsNib(made),
            case .crash(let obstacle, let evidence) = NibFinder(project: project, file: file).nib(nib).scene,
            [.nibMissing, .caseMismatch].contains(obstacle.reason)
        else { return nil }
        let place = Finding.Place.source(SourceRange(path: outline.path, bytes: outline.tokens.code[open - 1].range))
        let message = obstacle.message + placeOfOwner(project.types.all[made.type].name)
        return Finding(kind: .crash(obstacle.reason.code), place: place, message: message, evidence: evidence)
    }

    private func nib(_ open: Int, in outline: Outline, file: Int) -> KnownResource? {
        guard let close = outline.tokens.match(open) else { return nil }
        let arguments = outline.arguments(open..<close + 1)
        guard arguments.map(\.label) == [Self.label, "bundle"] else { return nil }
        var evaluator = Evaluator(project: project, hierarchy: context.hierarchy, kind: .nib)
        let context = ExpressionContext(file: file)
        guard let name = try? evaluator.string(arguments[0].value, in: context),
            let bundle = try? evaluator.bundle(arguments[1].value, in: context)
        else { return nil }
        return KnownResource(name: name, bundle: bundle)
    }

    /// The class that a call makes, or whose own initializer hands the name on.
    private struct Made {
        let type: Int
        let isBySuper: Bool
    }

    private func classMade(_ open: Int, in outline: Outline, file: Int) -> Made? {
        guard let start = CallChain.start(in: outline.tokens, reaching: open - 1) else { return nil }
        let callee = outline.compactText(start..<open)
        let isBySuper = callee == "super.init"
        let around = outline.type(around: open).map { outline.types[$0].qualifiedName }
        let name = isBySuper ? around : callee.hasSuffix(".init") ? String(callee.dropLast(".init".count)) : callee
        guard let name, case .project(let type) = project.type(named: name, file: file, at: open) else { return nil }
        return Made(type: type, isBySuper: isBySuper)
    }

    /// Whether it is UIKit that takes the name and loads the nib, with nothing of the project's in between.
    private func loadsNib(_ made: Made) -> Bool {
        let hierarchy = context.hierarchy
        let ancestors = hierarchy.ancestors(of: made.type)
        guard hierarchy.externalRoot(of: made.type) == "UIViewController", !made.isBySuper || !hierarchy.hasSubclasses(made.type) else {
            return false
        }
        return !([made.type] + ancestors).contains(where: bringsItsView)
            && !(made.isBySuper ? ancestors : [made.type] + ancestors).contains(where: takesName)
    }

    private func places(of type: Int) -> [(outline: Outline, index: Int)] {
        let nominal = project.types.all[type]
        return (nominal.declarations + project.types.extensions(of: nominal.qualifiedName)).map { (project.outline($0.file), $0.index) }
    }

    /// Whether a class has an initializer of its own for the name.
    private func takesName(_ type: Int) -> Bool {
        places(of: type).contains { outline, index in
            outline.functions.contains {
                $0.type == index && outline.tokens.is($0.keyword, "init") && $0.parameters.first?.label == Self.label
            }
        }
    }

    /// Whether a class loads another nib, or none.
    private func bringsItsView(_ type: Int) -> Bool {
        places(of: type).contains { outline, index in
            outline.functions.contains { $0.type == index && $0.name == "loadView" }
                || outline.variables.contains { $0.member == index && $0.name == Self.label }
                || setsView(in: outline.types[index].bodyOpen..<outline.types[index].bodyClose, of: outline)
        }
    }

    private func setsView(in body: Range<Int>, of outline: Outline) -> Bool {
        body.contains { outline.tokens.is($0, "view") && outline.tokens.kind($0 + 1) == .equal }
    }

    /// The nib that somebody forgot to name.
    private func placeOfOwner(_ name: String) -> String {
        let nibs = project.interfaces.nibs(holdingClass: name).filter { $0.owner?.customClass?.name == name }
        let names = Set(nibs.map { InterfaceName(path: $0.path).name + ".xib" }).sorted()
        return names.isEmpty ? "" : "; '\(name)' owns \(names.joined(separator: ", "))"
    }
}
