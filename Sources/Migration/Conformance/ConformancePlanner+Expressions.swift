import SourceText
import SwiftLexing
import SwiftOutline

extension ConformancePlanner {
    /// How a class says its storyboard's name: as a constant that is visible there, else as a literal.
    func nameExpression(_ name: KnownString, for type: Int) throws(Obstacle) -> String {
        let nominal = project.types.all[type]
        if let spelling = name.spelling, nominal.modules.isSubset(of: name.modules), !isShadowed(spelling, in: type) { return spelling }
        return Self.literal(name.value)
    }

    static func literal(_ text: String) -> String {
        let escaped = text.map { character in
            switch character {
            case "\\", "\"": "\\\(character)"
            case "\n": "\\n"
            case "\t": "\\t"
            case "\r": "\\r"
            default: String(character)
            }
        }
        return "\"\(escaped.joined())\""
    }

    /// Whether a name's first component means something else in the class: a type nested in it, in a superclass or in a type
    /// around it, or a member.
    private func isShadowed(_ spelling: String, in type: Int) -> Bool {
        let head = spelling.split(separator: ".").first.map { $0.filter { $0 != "`" } } ?? spelling
        let scope = NameScope(project: project, hierarchy: hierarchy, bodyOf: project.types.all[type].declarations[0])
        return scope.isValue(head)
            || scope.owners.contains { !project.types.named("\($0).\(head)").isEmpty || !project.types.aliases(named: head).isEmpty }
    }

    /// How a class says what it has by default, in words that give each subclass its own.
    func defaultExpression(_ kind: WitnessKind) -> String {
        switch kind {
        case .name where dialect.saysWholeResource: whole(defaultName(dialect.file.byDefault), defaultBundle)
        case .name: defaultName(dialect.file.byDefault)
        case .identifier: defaultName(dialect.identifier?.byDefault)
        case .bundle: defaultBundle
        }
    }

    private var defaultBundle: String {
        dialect.bundle.byDefault == .ofClass ? "Bundle(for: self)" : dialect.saysOptionalBundle ? "nil" : "Bundle.main"
    }

    private func defaultName(_ name: DefaultName?) -> String {
        if case .text(let text) = name { Self.literal(text) } else { "String(describing: self)" }
    }

    /// A storyboard or nib of a name in a bundle.
    func whole(_ name: String, _ bundle: String) -> String {
        let labels = dialect.resource.initializerLabels.compactMap(\.self)
        return "\(dialect.resource.typeName)(\(labels[0]): \(name), \(labels[1]): \(bundle))"
    }

    /// How a class says its bundle.
    func bundleExpression(_ bundle: KnownBundle, for type: Int) throws(Obstacle) -> String {
        let nominal = project.types.all[type]
        switch bundle {
        case .main: return dialect.saysOptionalBundle ? "nil" : "Bundle.main"
        case .ofClass(let other):
            let named = project.types.all[other]
            guard named.modules == nominal.modules else {
                throw Obstacle(.bundleExpression, "the bundle is that of '\(named.name)', a class of another module")
            }
            return "Bundle(for: \(SwiftName.written(project.isPrivate(named) ? nominal.name : named.qualifiedName)).self)"
        case .ofModule(let module):
            guard nominal.modules == [module], module != "" else {
                throw Obstacle(.bundleExpression, "'.module' means another bundle in the module of '\(nominal.name)'")
            }
            return "Bundle.module"
        }
    }
}
