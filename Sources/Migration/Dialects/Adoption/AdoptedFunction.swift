import SwiftLexing
import SwiftOutline

/// A static function of a protocol's extension that makes a controller or a view, and does nothing else.
struct AdoptedFunction {
    let name: String
    let call: AdoptedCall
    /// The argument that the call may have need not be handed over.
    let isArgumentOptional: Bool
    /// It is isolated to an actor, and not as UIKit's own methods are, which code from before Swift 6 may call anywhere.
    let isStrictlyIsolated: Bool

    /// - Throws: what it does, or is, that no rewrite could answer for.
    init(_ place: DeclarationPlace, of subject: AdoptedProtocol) throws(AdoptionRefusal) {
        let project = subject.project
        let outline = project.outline(place.file)
        let function = outline.functions[place.index]
        guard !function.isGeneric, !function.throwsOrAsync else { throw AdoptionRefusal("is generic, throws, or is asynchronous") }
        guard function.modifiers.attribute("available") == nil else { throw AdoptionRefusal("is not available everywhere") }
        guard let open = function.bodyOpen, let close = function.bodyClose else { throw AdoptionRefusal("has no body") }
        guard outline.branches.allSatisfy({ !(open..<close).contains($0.block) }) else { throw AdoptionRefusal("differs by an #if") }
        var body = AdoptedBody(evaluator: AdoptedEvaluator(subject: subject, file: place.file))
        try body.bind(function)
        guard case .object(let call) = try body.result(from: open + 1, to: close) else { throw AdoptionRefusal("gives something else") }
        let required = function.parameters.filter { !$0.hasDefault }.map { $0.label ?? "_" }
        guard required.allSatisfy({ $0 == call.label }) else {
            throw AdoptionRefusal("has to be told more than which scene it makes: '\(required.joined(separator: "', '"))'")
        }
        try subject.checkReach(of: .function(place), for: call.resource.kind)
        name = function.name
        isArgumentOptional = !required.contains { $0 == call.label }
        isStrictlyIsolated =
            [function.modifiers, project.typeDeclaration(subject.place).modifiers]
            .contains(where: \.isStrictlyIsolated) || (function.type.map { outline.types[$0].modifiers.isStrictlyIsolated } ?? false)
        self.call = call
    }
}

/// The statements of such a function.
private struct AdoptedBody {
    var evaluator: AdoptedEvaluator
    private var constants: [AdoptedConstant] = []

    init(evaluator: AdoptedEvaluator) { self.evaluator = evaluator }

    private var outline: Outline { evaluator.outline }
    private var tokens: TokenList { outline.tokens }

    /// Notes what the parameters stand for where a call says nothing.
    mutating func bind(_ function: FunctionDeclaration) throws(AdoptionRefusal) {
        for parameter in function.parameters {
            let found = try value(of: parameter, in: function)
            evaluator.locals[parameter.name] = found
            guard let byDefault = outline.defaultValue(of: parameter, in: function) else { continue }
            constants.append(AdoptedConstant(name: parameter.name, value: found, expression: byDefault, statement: byDefault))
        }
    }

    private func value(
        of parameter: FunctionDeclaration.Parameter, in function: FunctionDeclaration
    ) throws(AdoptionRefusal) -> AdoptedValue {
        let label = parameter.label ?? "_"
        let isOwner = outline.compactText(parameter.type) == "Any?"
        guard let byDefault = outline.defaultValue(of: parameter, in: function) else {
            return isOwner ? .owner(label: label) : .handedIn(label: label)
        }
        guard isOwner, outline.compactText(byDefault) == "nil" else { return try evaluator.value(byDefault) }
        return .owner(label: label)
    }

    /// What the statements from one place to another return.
    mutating func result(from start: Int, to close: Int) throws(AdoptionRefusal) -> AdoptedValue {
        var index = start
        while index < close {
            if tokens.kind(index) == .semicolon {
                index += 1
            } else if let constant = outline.variables.first(where: { $0.statement.lowerBound == index && $0.place == .local }) {
                try bind(constant)
                index = constant.statement.upperBound
            } else if let statement = outline.conditionals.first(where: { $0.keyword == index && $0.kind == .guard }) {
                try bind(statement)
                index = statement.end
            } else {
                return try returned(from: index, to: close)
            }
        }
        throw AdoptionRefusal("returns nothing")
    }

    private mutating func bind(_ constant: VariableDeclaration) throws(AdoptionRefusal) {
        guard constant.isLet, constant.declaratorCount == 1, constant.accessors == nil, let initializer = constant.initializer else {
            throw strange(constant.statement)
        }
        try note(constant.name, initializer, constant.statement)
    }

    /// `guard let … as? Self else { fatalError(…) }`
    private mutating func bind(_ statement: ConditionalStatement) throws(AdoptionRefusal) {
        guard traps(statement.body) else { throw AdoptionRefusal("does not trap where nothing is made: '\(excerpt(statement.body))'") }
        for condition in statement.conditions {
            guard case .binding(let index, let range) = condition else { throw strange(condition.range) }
            let variable = outline.variables[index]
            guard variable.isLet, let initializer = variable.initializer else { throw strange(range) }
            try note(variable.name, initializer, statement.keyword..<statement.end)
        }
    }

    private mutating func note(_ name: String, _ expression: Range<Int>, _ statement: Range<Int>) throws(AdoptionRefusal) {
        let value = try evaluator.value(expression)
        evaluator.locals[name] = value
        constants.append(AdoptedConstant(name: name, value: value, expression: expression, statement: statement))
    }

    private func traps(_ body: Range<Int>) -> Bool {
        let first = body.lowerBound + 1
        guard ["fatalError", "preconditionFailure"].contains(tokens.text(first)), let close = tokens.match(first + 1) else { return false }
        return outline.pastSemicolons(close + 1) == body.upperBound - 1
    }

    private func returned(from start: Int, to close: Int) throws(AdoptionRefusal) -> AdoptedValue {
        let first = tokens.is(start, "return") ? start + 1 : start
        guard !["if", "switch", "do", "for", "while", "repeat", "defer"].contains(tokens.text(first)),
            let end = tokens.expressionEnd(from: first, stopsAtBrace: false), outline.pastSemicolons(end) == close
        else {
            throw strange(start..<close)
        }
        let value = try evaluator.value(first..<end)
        if let idle = constants.idle(for: first..<end, in: outline) { throw strange(idle.statement) }
        return value
    }

    private func strange(_ statement: Range<Int>) -> AdoptionRefusal {
        AdoptionRefusal("does more than to make something: '\(excerpt(statement))'")
    }

    /// Of the first line alone.
    private func excerpt(_ statement: Range<Int>) -> String {
        let end = statement.dropFirst().first { tokens.startsLine($0) } ?? statement.upperBound
        return outline.excerpt(statement.lowerBound..<end)
    }
}

extension Outline {
    /// The expression behind a parameter's `=`; nil where there is none.
    fileprivate func defaultValue(of parameter: FunctionDeclaration.Parameter, in function: FunctionDeclaration) -> Range<Int>? {
        guard parameter.hasDefault, let close = tokens.match(function.nameIndex + 1) else { return nil }
        let elements = tokens.elements(of: function.nameIndex + 2..<close)
        guard let whole = elements.first(where: { $0.contains(parameter.type.lowerBound) }) else { return nil }
        let equal = (parameter.type.upperBound..<whole.upperBound).first { tokens.kind($0) == .equal }
        return equal.map { $0 + 1..<whole.upperBound }
    }
}

extension Modifiers {
    /// `@MainActor`, or another actor, without `@preconcurrency`.
    fileprivate var isStrictlyIsolated: Bool {
        attributes.contains { $0.name.hasSuffix("Actor") } && attribute("preconcurrency") == nil
    }
}
