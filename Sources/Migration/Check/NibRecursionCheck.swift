import InterfaceBuilder
import SwiftLexing
import SwiftOutline

/// A nib whose root is of the class that loads it as File's Owner: each root made by `init(coder:)` loads the nib again.
struct NibRecursionCheck {
    let context: RuleContext

    private var project: Project { context.project }

    func findings() -> [Finding] {
        project.interfaces.nibs.filter { $0.platform != .macOS }.compactMap { nib in
            guard let owner = nib.owner?.customClass, let root = nib.roots.first(where: { $0.customClass == owner }),
                loadsNib(owner.name, named: InterfaceName(path: nib.path).name)
            else { return nil }
            return Finding(
                kind: .crash("nib-recursion"), place: .interface(path: nib.path, line: root.line),
                message: "File's Owner and the root are both a '\(owner.name)', whose init(coder:) loads a nib: it never ends")
        }
    }

    /// Whether `init(coder:)` of a class, or of one above it, comes to load the nib.
    private func loadsNib(_ name: String, named nib: String) -> Bool {
        guard let type = project.types.named(name).first else { return false }
        let line = [type] + context.hierarchy.ancestors(of: type)
        let functions = line.flatMap(members)
        var loading = Set(functions.filter { loads(nib, in: $0) }.map(\.name))
        while let next = functions.first(where: { !loading.contains($0.name) && calls(loading, in: $0) }) { loading.insert(next.name) }
        return functions.contains { $0.isCoderInit && loading.contains($0.name) }
    }

    private struct Function {
        let outline: Outline
        let name: String
        let body: Range<Int>
        let isCoderInit: Bool
    }

    private func members(of type: Int) -> [Function] {
        let nominal = project.types.all[type]
        let places = nominal.declarations + project.types.extensions(of: nominal.qualifiedName)
        return places.flatMap { place -> [Function] in
            let outline = project.outline(place.file)
            return outline.functions.filter { $0.type == place.index }.compactMap { function in
                guard let open = function.bodyOpen, let close = function.bodyClose else { return nil }
                let isInit = outline.tokens.is(function.keyword, "init")
                let label = function.parameters.first?.label ?? ""
                return Function(
                    outline: outline, name: isInit ? "init(\(label))" : function.name, body: open..<close,
                    isCoderInit: isInit && label == "coder")
            }
        }
    }

    private func loads(_ nib: String, in function: Function) -> Bool {
        let tokens = function.outline.tokens
        return function.body.contains { index in
            guard tokens.is(index, "loadNibNamed") || tokens.is(index, "UINib"), tokens.kind(index + 1) == .leftParen,
                let close = tokens.match(index + 1)
            else { return false }
            let argument = function.outline.arguments(index + 1..<close + 1).first?.value
            return argument.flatMap { function.outline.literalText($0) }.map { $0 == nib } ?? true
        }
    }

    private func calls(_ names: Set<String>, in function: Function) -> Bool {
        let tokens = function.outline.tokens
        return function.body.contains {
            tokens.kind($0) == .identifier && tokens.kind($0 + 1) == .leftParen && names.contains(function.outline.name($0))
        }
    }
}
