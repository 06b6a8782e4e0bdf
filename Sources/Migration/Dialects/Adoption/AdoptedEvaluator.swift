import SwiftLexing
import SwiftOutline

/// Finds out what expressions in a protocol's extension stand for, whatever class they are evaluated for.
struct AdoptedEvaluator {
    let subject: AdoptedProtocol
    let file: Int
    /// What parameters and local constants stand for, by name.
    var locals: [String: AdoptedValue] = [:]
    /// How many declarations have been followed: a guard against recursion in the source.
    var depth = 0

    var project: Project { subject.project }
    var outline: Outline { project.outline(file) }
    var tokens: TokenList { outline.tokens }

    func value(_ expression: Range<Int>) throws(AdoptionRefusal) -> AdoptedValue {
        guard !expression.isEmpty, depth < 16 else { throw AdoptionRefusal("something in it cannot be read") }
        let outer = outline.topLevel(of: expression)
        if outer.count == 1, tokens.kind(expression.lowerBound) == .leftParen {
            return try value(expression.lowerBound + 1..<expression.upperBound - 1)
        }
        if let cast = outer.last(where: { tokens.kind($0) == .keyword && tokens.is($0, "as") }) { return try casted(expression, at: cast) }
        let operators = outer.filter { [.infixOperator, .infixQuestion].contains(tokens.kind($0)) }
        if let first = operators.first { return try chosen(expression, at: first, isOnly: operators.count == 1) }
        if let text = outline.literalText(expression) { return .text(DialectMember(nil, byDefault: .text(text))) }
        if let type = outline.interpolatedType(expression) { return try describing(type) }
        if outline.compactText(expression) == "nil" { return .nothing }
        guard let chain = Evaluator(project: project, hierarchy: subject.hierarchy).chain(expression, in: file), !chain.isImplicitMember
        else { return .constant(expression, file: file) }
        return try value(of: chain)
    }

    /// `… as! Self`, `… as? Self`
    private func casted(_ expression: Range<Int>, at cast: Int) throws(AdoptionRefusal) -> AdoptedValue {
        let hasMark = [.exclamation, .postfixQuestion].contains(tokens.kind(cast + 1))
        let type = cast + (hasMark ? 2 : 1)..<expression.upperBound
        guard outline.compactText(type) == "Self" else { throw AdoptionRefusal("casts to '\(outline.text(type))'") }
        return try value(expression.lowerBound..<cast)
    }

    /// `bundle ?? Bundle(for: self)` where no bundle is handed in; `parts.last ?? name`, where there is one.
    private func chosen(_ expression: Range<Int>, at place: Int, isOnly: Bool) throws(AdoptionRefusal) -> AdoptedValue {
        guard isOnly, tokens.is(place, "??") else { throw unread(expression) }
        switch try value(expression.lowerBound..<place) {
        case .nothing: return try value(place + 1..<expression.upperBound)
        case .text(let member) where member.name == nil: return .text(member)
        default: throw unread(expression)
        }
    }

    func unread(_ expression: Range<Int>) -> AdoptionRefusal {
        AdoptionRefusal("'\(outline.excerpt(expression))' depends on the run")
    }

    func text(_ expression: Range<Int>) throws(AdoptionRefusal) -> DialectMember<DefaultName> {
        switch try value(expression) {
        case .text(let member): return member
        case .handedIn(let label): throw AdoptionRefusal("its argument '\(label)' would have to say a name")
        case .constant(let constant, let file): return DialectMember(nil, byDefault: .text(try constantText(constant, in: file)))
        default: throw unread(expression)
        }
    }

    func bundle(_ expression: Range<Int>) throws(AdoptionRefusal) -> DialectMember<DefaultBundle> {
        switch try value(expression) {
        case .nothing: return DialectMember(nil, byDefault: .main)
        case .bundle(let member): return member
        case .constant(let constant, let file): return try constantBundle(constant, in: file)
        default: throw AdoptionRefusal("the bundle '\(outline.excerpt(expression))' is not known")
        }
    }

    func resource(_ expression: Range<Int>, _ kind: ResourceKind) throws(AdoptionRefusal) -> AdoptedResource {
        switch try value(expression) {
        case .resource(let resource) where resource.kind == kind: return resource
        case .constant(let constant, let file): return try constantResource(constant, in: file, kind)
        default: throw AdoptionRefusal("which \(kind) '\(outline.excerpt(expression))' is depends on the run")
        }
    }

    private func constantText(_ expression: Range<Int>, in file: Int) throws(AdoptionRefusal) -> String {
        var evaluator = Evaluator(project: project, hierarchy: subject.hierarchy)
        do { return try evaluator.string(expression, in: ExpressionContext(file: file)).value } catch {
            throw AdoptionRefusal(error.message)
        }
    }

    private func constantBundle(_ expression: Range<Int>, in file: Int) throws(AdoptionRefusal) -> DialectMember<DefaultBundle> {
        var evaluator = Evaluator(project: project, hierarchy: subject.hierarchy)
        if case .main? = try? evaluator.bundle(expression, in: ExpressionContext(file: file)) {
            return DialectMember(nil, byDefault: .main)
        }
        throw AdoptionRefusal("the bundle '\(project.outline(file).excerpt(expression))' is none that every class could say")
    }

    private func constantResource(_ expression: Range<Int>, in file: Int, _ kind: ResourceKind) throws(AdoptionRefusal) -> AdoptedResource {
        var evaluator = Evaluator(project: project, hierarchy: subject.hierarchy, kind: kind)
        let found: KnownResource
        do { found = try evaluator.resource(expression, in: ExpressionContext(file: file)) } catch { throw AdoptionRefusal(error.message) }
        guard found.bundle == .main, !found.isOwn else {
            throw AdoptionRefusal("opens a \(kind) of a bundle that not every class could say")
        }
        return AdoptedResource(
            kind: kind, file: DialectMember(nil, byDefault: .text(found.name.value)), bundle: DialectMember(nil, byDefault: .main))
    }
}

extension Outline {
    /// The code indices of an expression's tokens that are in no bracket or literal of it.
    fileprivate func topLevel(of expression: Range<Int>) -> [Int] {
        var found: [Int] = []
        var index = expression.lowerBound
        while index < expression.upperBound {
            found.append(index)
            index = max(index, tokens.match(index) ?? index) + 1
        }
        return found
    }
}
