import SwiftLexing
import SwiftOutline

/// A static member of a class that makes an object of it: `class func viewController() -> X`.
struct Factory: Sendable {
    enum Member: Sendable, Hashable {
        /// Indices in the outline's functions and variables.
        case function(Int), property(Int)
    }

    let file: Int
    let member: Member
    let name: String
    /// The class that it belongs to and makes, as an index into `TypeTable.all`.
    let type: Int
    /// The class's declaration, or the extension, that it stands in: an index in the outline's types.
    let owner: Int
    let modifiers: Modifiers
    /// The code indices from its first modifier to past its closing brace.
    let declaration: Range<Int>
    /// The braces of its body.
    let body: Range<Int>
    /// The code indices of the type of what it gives.
    let result: Range<Int>

    var isProperty: Bool {
        if case .property = member { true } else { false }
    }
}

/// Finds the factory that a site stands in.
struct FactoryReader {
    let project: Project
    let hierarchy: ClassHierarchy

    /// Nil where the site is in no factory of the class that it makes.
    func factory(around analyzed: AnalyzedSite) -> Factory? {
        guard let target = analyzed.target, project.enclosingClass(of: analyzed.nameIndex, in: analyzed.file) == target,
            let factory = member(around: analyzed.nameIndex, in: analyzed.file, type: target), factory.modifiers.isStatic,
            gives(target, factory)
        else { return nil }
        return factory
    }

    /// The member whose body holds a place, with no closure in between.
    private func member(around index: Int, in file: Int, type: Int) -> Factory? {
        let outline = project.outline(file)
        for scope in outline.scopes(around: index) {
            switch outline.scopes[scope].kind {
            case .function(let function): return self.function(function, in: file, type: type)
            case .accessors(let name): return property(named: name, in: file, type: type)
            case .closure, .type: return nil
            default: continue
            }
        }
        return nil
    }

    private func function(_ index: Int, in file: Int, type: Int) -> Factory? {
        let outline = project.outline(file)
        let function = outline.functions[index]
        guard let owner = function.type, let result = function.returnType, let open = function.bodyOpen, let close = function.bodyClose,
            outline.tokens.is(function.keyword, "func"), !isUIKits(function)
        else { return nil }
        return Factory(
            file: file, member: .function(index), name: function.name, type: type, owner: owner, modifiers: function.modifiers,
            declaration: function.modifiers.start..<close + 1, body: open..<close + 1, result: result)
    }

    /// State restoration calls it.
    private func isUIKits(_ function: FunctionDeclaration) -> Bool {
        function.name == "viewController" && function.parameters.first?.label == "withRestorationIdentifierPath"
    }

    private func property(named name: Int, in file: Int, type: Int) -> Factory? {
        let outline = project.outline(file)
        guard let index = outline.variables.lastIndex(where: { $0.nameIndex == name }), let owner = outline.variables[index].member,
            let result = outline.variables[index].type, let accessors = outline.variables[index].accessors,
            outline.variables[index].initializer == nil, let open = outline.getterBody(ofAccessors: accessors),
            let close = outline.tokens.match(open)
        else { return nil }
        let variable = outline.variables[index]
        return Factory(
            file: file, member: .property(index), name: variable.name, type: type, owner: owner, modifiers: variable.modifiers,
            declaration: variable.statement, body: open..<close + 1, result: result)
    }

    /// Whether what a factory gives is of its class, `Self`, or a class above; an optional of them too.
    private func gives(_ type: Int, _ factory: Factory) -> Bool {
        let outline = project.outline(factory.file)
        let written = outline.compactText(factory.result).filter { $0 != "?" && $0 != "!" }
        if written == "Self" { return true }
        switch project.type(named: written, file: factory.file, at: factory.result.lowerBound) {
        case .project(let result): return result == type || hierarchy.ancestors(of: type).contains(result)
        case .unknown(let name): return name == hierarchy.externalRoot(of: type) || name == "UIViewController"
        case .ambiguous, .genericParameter: return false
        }
    }
}
