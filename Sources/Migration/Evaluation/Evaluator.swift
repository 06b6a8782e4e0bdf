import SwiftLexing
import SwiftOutline

/// Finds out what names, bundles and storyboards expressions stand for, as far as the sources decide it.
struct Evaluator {
    let project: Project
    let hierarchy: ClassHierarchy
    /// What `storyboard(…)` looks for.
    let kind: ResourceKind
    /// The local constants that were followed on the way.
    private(set) var locals: Set<LocalConstant> = []

    init(project: Project, hierarchy: ClassHierarchy, kind: ResourceKind = .storyboard) {
        self.kind = kind
        self.project = project
        self.hierarchy = hierarchy
    }

    /// The chain that an expression is, whole, with superfluous parentheses taken off.
    func chain(_ expression: Range<Int>, in file: Int) -> CallChain? {
        let tokens = project.outline(file).tokens
        let isAwaited = tokens.is(expression.lowerBound, "await") || tokens.is(expression.lowerBound, "try")
        if isAwaited, expression.count > 1 { return chain(expression.lowerBound + 1..<expression.upperBound, in: file) }
        guard let chain = CallChain(in: tokens, from: expression.lowerBound, upTo: expression.upperBound), chain.range == expression else {
            return nil
        }
        if chain.links.count == 1, case .other(let parens) = chain.links[0], tokens.kind(parens.lowerBound) == .leftParen {
            return self.chain(parens.lowerBound + 1..<parens.upperBound - 1, in: file)
        }
        return chain
    }

    /// The initialiser of the local constant that a name means at a place; nil where the name is no local.
    /// - Throws: an obstacle with the given reason where it is a local but no constant.
    mutating func localInitializer(_ name: Int, in context: ExpressionContext, else reason: Reason) throws(Obstacle) -> VariableDeclaration?
    {
        let outline = project.outline(context.file)
        let text = outline.name(name)
        guard let found = outline.binding(of: text, at: name) else { return nil }
        let binding = outline.source(of: found)
        guard case .variable(let index) = outline.bindings[binding].kind else {
            throw Obstacle(reason, "'\(text)' is handed in, so its value is known only when the app runs")
        }
        let variable = outline.variables[index]
        guard variable.initializer != nil, !variable.modifiers.has("async"),
            variable.isLet || !outline.isChanged(binding) && variable.isPlain,
            outline.isCompiled(variable.nameIndex, wherever: name), !outline.crossesType(from: variable.nameIndex, to: name)
        else { throw Obstacle(reason, "'\(text)' has no one value here") }
        locals.insert(LocalConstant(file: context.file, nameIndex: variable.nameIndex))
        return variable
    }

    /// The expression that is the whole value of a property or parameterless function.
    /// - Throws: an obstacle with the given reason where it can have more than one value.
    func value(of member: Member, in context: ExpressionContext, else reason: Reason) throws(Obstacle) -> Range<Int> {
        guard !isOverridden(member) else {
            throw Obstacle(reason, "\(describe(member)) is overridden or required by a protocol")
        }
        return try ownValue(of: member, in: context, else: reason)
    }

    /// Likewise for a member of which it is certain that no other is meant.
    func ownValue(of member: Member, in context: ExpressionContext, else reason: Reason) throws(Obstacle) -> Range<Int> {
        let outline = project.outline(member.place.file)
        guard context.depth < 16 else { throw Obstacle(reason, "\(describe(member)) leads too far") }
        switch member {
        case .variable(let place):
            let variable = outline.variables[place.index]
            if let accessors = variable.accessors, variable.initializer == nil {
                if let value = outline.getterBody(ofAccessors: accessors).flatMap({ value(ofBody: $0, of: member, in: context) }) {
                    return value
                }
            } else if let initializer = variable.initializer, variable.isLet || isPrivateAndNeverAssigned(place) {
                return initializer
            }
        case .function(let place):
            let function = outline.functions[place.index]
            if function.parameters.isEmpty, !function.throwsOrAsync, let open = function.bodyOpen,
                let value = value(ofBody: open, of: member, in: context)
            {
                return value
            }
        case .enumCase: break
        }
        throw Obstacle(reason, "\(describe(member)) is more than one fixed value")
    }

    func describe(_ member: Member) -> String {
        let outline = project.outline(member.place.file)
        return switch member {
        case .variable(let place): "'\(outline.variables[place.index].name)'"
        case .function(let place): "'\(outline.functions[place.index].name)()'"
        case .enumCase(let place): "'.\(outline.enumCases[place.index].name)'"
        }
    }

    private func isPrivateAndNeverAssigned(_ place: DeclarationPlace) -> Bool {
        let outline = project.outline(place.file)
        let variable = outline.variables[place.index]
        guard ["private", "fileprivate"].contains(variable.modifiers.access ?? "") || variable.modifiers.has("private(set)") else {
            return false
        }
        return variable.isPlain && !isMemberwise(variable, in: outline) && !outline.changesMember(named: variable.name)
    }

    /// Whether the initialiser that a struct has by itself can set a variable.
    private func isMemberwise(_ variable: VariableDeclaration, in outline: Outline) -> Bool {
        guard let member = variable.member, !variable.modifiers.isStatic else { return false }
        return outline.types[member].kind == .struct
    }
}

extension VariableDeclaration {
    /// Whether no property wrapper or macro can stand between the variable and its initial value.
    var isPlain: Bool {
        modifiers.attributes.allSatisfy { Self.plainAttributes.contains($0.name) }
    }

    private static let plainAttributes: Set<String> = [
        "objc", "nonobjc", "IBOutlet", "IBInspectable", "MainActor", "available", "inlinable",
    ]
}

extension Project {
    /// The type that a property or a function's result is declared with, as written; nil where none is.
    func typeText(of member: Member) -> String? {
        let outline = outline(member.place.file)
        let type: Range<Int>? =
            switch member {
            case .variable(let place): outline.variables[place.index].type
            case .function(let place): outline.functions[place.index].returnType
            case .enumCase: nil
            }
        return type.map(outline.compactText)
    }

    func name(of member: Member) -> String {
        let outline = outline(member.place.file)
        return switch member {
        case .variable(let place): outline.variables[place.index].name
        case .function(let place): outline.functions[place.index].name
        case .enumCase(let place): outline.enumCases[place.index].name
        }
    }
}
