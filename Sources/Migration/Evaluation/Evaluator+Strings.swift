import SwiftLexing
import SwiftOutline

extension Evaluator {
    /// The string that an expression stands for.
    /// - Throws: `dynamic-storyboard-name` where the sources do not decide it.
    mutating func string(_ expression: Range<Int>, in context: ExpressionContext) throws(Obstacle) -> KnownString {
        let outline = project.outline(context.file)
        if let text = outline.literalText(expression) { return KnownString(value: text) }
        if let type = outline.interpolatedType(expression) { return KnownString(value: try typeName(type, in: context)) }
        guard let chain = chain(expression, in: context.file), !chain.isImplicitMember else {
            throw dynamicName(expression, in: context)
        }
        return try string(chain.links, of: expression, in: context)
    }

    func dynamicName(_ expression: Range<Int>, in context: ExpressionContext) -> Obstacle {
        let text = project.outline(context.file).excerpt(expression)
        return Obstacle(.dynamicStoryboardName, "the value of '\(text)' is known only when the app runs")
    }

    private mutating func string(
        _ links: [CallChain.Link], of expression: Range<Int>, in context: ExpressionContext
    ) throws(Obstacle) -> KnownString {
        let outline = project.outline(context.file)
        switch links.count {
        case 1:
            if case .other(let literal) = links[0], let text = outline.literalText(literal) { return KnownString(value: text) }
            if case .name(let name) = links[0] { return try named(name, in: context) }
        case 2:
            if case .name(let callee) = links[0], case .call(let parens) = links[1], outline.tokens.is(callee, "String"),
                !project.isHidden("String", from: context.file, at: callee)
            {
                return try describing(parens, in: context)
            }
        default: break
        }
        if let value = try classNameFromRuntime(links, in: context) { return value }
        if case .name(let last) = links.last, outline.tokens.is(last, "rawValue") {
            return try rawValue(of: Array(links.dropLast()), in: context)
        }
        if let value = try memberString(links, in: context) { return value }
        throw dynamicName(expression, in: context)
    }

    /// `String(describing: X.self)`
    private mutating func describing(_ parens: Range<Int>, in context: ExpressionContext) throws(Obstacle) -> KnownString {
        let outline = project.outline(context.file)
        let arguments = outline.arguments(parens)
        guard arguments.count == 1, arguments[0].label == "describing" || arguments[0].label == nil else {
            throw dynamicName(parens, in: context)
        }
        if let text = outline.literalText(arguments[0].value) { return KnownString(value: text) }
        return KnownString(value: try typeName(arguments[0].value, in: context))
    }

    /// `NSStringFromClass(X.self).components(separatedBy: ".").last!`
    private mutating func classNameFromRuntime(_ links: [CallChain.Link], in context: ExpressionContext) throws(Obstacle) -> KnownString? {
        let outline = project.outline(context.file)
        guard links.count >= 5, case .name(let callee) = links[0], outline.tokens.is(callee, "NSStringFromClass"),
            case .call(let parens) = links[1],
            case .name(let split) = links[2], ["components", "componentsSeparatedByString", "split"].contains(outline.name(split)),
            case .call(let separator) = links[3], outline.arguments(separator).count == 1,
            outline.literalText(outline.arguments(separator)[0].value) == ".",
            case .name(let last) = links[4], outline.tokens.is(last, "last"),
            links.dropFirst(5).allSatisfy({ if case .force = $0 { true } else { false } })
        else { return nil }
        let argument = parens.lowerBound + 1..<parens.upperBound - 1
        let type = try describedType(argument, in: context)
        let nominal = project.types.all[type]
        guard !nominal.qualifiedName.contains("."), !project.isPrivate(nominal) else { throw dynamicName(parens, in: context) }
        return KnownString(value: try plainName(of: type))
    }

    private mutating func named(_ name: Int, in context: ExpressionContext) throws(Obstacle) -> KnownString {
        let outline = project.outline(context.file)
        let text = outline.name(name)
        if let argument = context.arguments[text] { return try string(argument.expression, in: argument.context) }
        if let local = try localInitializer(name, in: context, else: .dynamicStoryboardName), let initializer = local.initializer {
            return try string(initializer, in: context)
        }
        if text == "rawValue", let enumCase = context.enumCase { return try rawValue(of: enumCase) }
        if let member = try soleMember(text, around: name, in: context) { return try string(of: member, in: context) }
        if text == "rawValue" { throw unknownCase }
        throw Obstacle(.dynamicStoryboardName, "the value of '\(text)' is known only when the app runs")
    }

    /// A member of the type around a place, or a global that no member hides; nil where there is none.
    mutating func soleMember(_ name: String, around index: Int, in context: ExpressionContext) throws(Obstacle) -> Member? {
        let outline = project.outline(context.file)
        let scope = NameScope(project: project, hierarchy: hierarchy, file: context.file, index: index)
        let members = scope.members(named: name).filter(isValue)
        let around = outline.type(around: index).map { outline.types[$0].qualifiedName }
        let own = members.filter { member in project.owner(of: member).map { project.typeDeclaration($0).qualifiedName } == around }
        let isQualified = outline.tokens.kind(index - 1) == .period
        var candidates = own
        if members.isEmpty, !isQualified, around == nil || !Self.kitMembers.contains(name) {
            candidates = scope.globals(named: name).filter { isOfModules(of: context.file, $0) }
        }
        guard candidates.count < 2 else { throw Obstacle(.dynamicStoryboardName, "'\(name)' is declared \(candidates.count) times") }
        return candidates.first
    }

    /// Members of UIKit's and Foundation's classes, which hide globals of their names.
    private static let kitMembers: Set<String> = ["storyboard", "nibName", "title", "description", "debugDescription", "hash"]

    private func isOfModules(of file: Int, _ member: Member) -> Bool {
        member.place.file == file || !project.modules(of: member.place.file).isDisjoint(with: project.modules(of: file))
    }

    /// A function that needs arguments is not what a name, or a call without any, means.
    private func isValue(_ member: Member) -> Bool {
        guard case .function(let place) = member else { return true }
        return project.outline(place.file).functions[place.index].parameters.allSatisfy(\.hasDefault)
    }

    /// The members of a type that a name, or a call without arguments, can mean.
    func valueMembers(named name: String, ofType type: String, visibleFrom file: Int) -> [Member] {
        project.members(named: name, ofType: type, visibleFrom: file).filter(isValue)
    }

    /// The value of a constant, kept as the expression that names it where that can be done.
    ///
    /// - Parameter isCertain: the member was looked up in the type that is named, so that no override of it is meant.
    private mutating func string(of member: Member, in context: ExpressionContext, isCertain: Bool = false) throws(Obstacle) -> KnownString
    {
        let value =
            isCertain
            ? try ownValue(of: member, in: context, else: .dynamicStoryboardName)
            : try value(of: member, in: context, else: .dynamicStoryboardName)
        var known = try string(
            value, in: context.entering(file: member.place.file, enumCase: context.enumCase, selfClass: context.selfClass))
        known.spelling = project.spelling(of: member)
        known.modules = project.modules(of: member.place.file)
        return known
    }

    /// `Constants.main`, `X.className`
    private mutating func memberString(_ links: [CallChain.Link], in context: ExpressionContext) throws(Obstacle) -> KnownString? {
        let outline = project.outline(context.file)
        guard let names = outline.names(links), names.count >= 2, let last = names.last else { return nil }
        let owner = names.dropLast().joined(separator: ".")
        let place = outline.firstIndex(of: links)
        if owner == "self" || owner == "Self" {
            guard case .name(let member) = links.last else { return nil }
            return try soleMember(last, around: member, in: context).map { member throws(Obstacle) in try string(of: member, in: context) }
        }
        guard outline.binding(of: names[0], at: place) == nil else { return nil }
        guard case .project(let type) = project.type(named: owner, file: context.file, at: place) else { return nil }
        let own = project.members(named: last, ofType: project.types.all[type].qualifiedName, visibleFrom: context.file)
        let found = own.isEmpty ? inheritedHelpers(named: last, of: type, in: context) : own
        guard found.count == 1, project.modifiers(of: found[0])?.isStatic ?? false else { return nil }
        return try string(of: found[0], in: context.entering(file: context.file, selfClass: type), isCertain: true)
    }

    /// Class-name helpers: members of that name in classes above and in extensions of what every class inherits from, or else in
    /// extensions of the protocols that these have.
    private func inheritedHelpers(named name: String, of type: Int, in context: ExpressionContext) -> [Member] {
        let line = hierarchy.ancestors(of: type)
        let classes = line.map { project.types.all[$0].qualifiedName } + hierarchy.kitClasses(of: type).sorted()
        let found = classes.flatMap { project.members(named: name, ofType: $0, visibleFrom: context.file) }
        guard found.isEmpty else { return found }
        let protocols =
            ([type] + line).flatMap { project.protocols(of: $0) }
            + project.protocols(ofKitClasses: hierarchy.kitClasses(of: type), seenFrom: type)
        return Set(protocols).sorted().flatMap { project.members(named: name, ofType: $0, visibleFrom: context.file) }.filter { member in
            project.owner(of: member).map { project.typeDeclaration($0).kind == .extension } ?? false
        }
    }
}

extension Outline {
    /// The names that a chain consists of; nil if there is anything else in it.
    func names(_ links: [CallChain.Link]) -> [String]? {
        var names: [String] = []
        for link in links {
            guard case .name(let index) = link else { return nil }
            names.append(name(index))
        }
        return names
    }

    /// The source text of a run of code tokens as a message quotes it: one line, cut where it is long.
    func excerpt(_ indices: Range<Int>) -> String {
        let words = text(indices).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return words.count > 80 ? words.prefix(79) + "…" : words
    }

    func firstIndex(of links: [CallChain.Link]) -> Int {
        switch links.first {
        case .name(let index), .optional(let index), .force(let index): index
        case .call(let range), .subscripting(let range), .trailingClosure(let range), .other(let range): range.lowerBound
        case nil: 0
        }
    }

    /// The expression in a literal that is one interpolation and nothing else: `"\(X.self)"`.
    func interpolatedType(_ range: Range<Int>) -> Range<Int>? {
        let inner = range.dropFirst().dropLast().filter { tokens.kind($0) != .stringText }
        guard let first = range.first, tokens.kind(first) == .stringOpen, tokens.match(first) == range.upperBound - 1,
            let open = inner.first, let close = inner.last, tokens.kind(open) == .interpolationOpen, tokens.match(open) == close,
            range.count == inner.count + 2
        else { return nil }
        return open + 1..<close
    }
}
