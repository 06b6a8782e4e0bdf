import SwiftLexing
import SwiftOutline

extension Evaluator {
    /// The storyboard, or nib, that an expression stands for (SEMANTICS.md 3.1).
    /// - Throws: the receiver's, the name's or the bundle's reason.
    ///
    /// - Parameter type: the type that is written for it, which decides what `.init(…)` and `.main` are.
    mutating func resource(
        _ expression: Range<Int>, type: String? = nil, in context: ExpressionContext
    ) throws(Obstacle) -> KnownResource {
        let text = project.outline(context.file).excerpt(expression)
        guard let chain = chain(expression, in: context.file) else {
            throw Obstacle(kind.dynamicName, "which \(kind) '\(text)' is depends on the run")
        }
        guard !chain.isImplicitMember || type.map(ownTypes.contains) ?? false else {
            throw Obstacle(kind.dynamicName, "'\(text)' may be a \(kind) of another class")
        }
        return try resource(chain.links, isImplicit: chain.isImplicitMember, in: context)
    }

    private var ownTypes: Set<String> { [kind.typeName, "\(kind.typeName)?", "\(kind.typeName)!", "UIKit.\(kind.typeName)"] }

    /// Likewise for the links of a chain in front of the instantiating call.
    mutating func resource(
        _ written: [CallChain.Link], isImplicit: Bool, in context: ExpressionContext
    ) throws(Obstacle) -> KnownResource {
        let outline = project.outline(context.file)
        let links = written.filter { if case .optional = $0 { false } else if case .force = $0 { false } else { true } }
        if isImplicit { return try member(links, of: kind.typeName, in: context) }
        if written.count > 1, case .name(let first) = written[0], outline.tokens.is(first, "self"), case .optional = written[1],
            links.count == 2 || isCallWithoutArguments(Array(links.dropFirst()))
        {
            throw Obstacle(kind == .storyboard ? .implicitStoryboard : .dynamicNibName, "'self' may be gone when its \(kind) is asked for")
        }
        guard case .name(let first) = links.first else {
            if links.count == 1, case .other(let parens) = links[0], outline.tokens.kind(parens.lowerBound) == .leftParen {
                return try resource(parens.lowerBound + 1..<parens.upperBound - 1, in: context)
            }
            throw unknownReceiver(links, in: context)
        }
        if outline.tokens.is(first, "UIKit"), links.count > 1 {
            return try resource(Array(links.dropFirst()), isImplicit: false, in: context)
        }
        if outline.tokens.text(first) == kind.typeName, links.count > 1, !project.isHidden(kind.typeName, from: context.file, at: first) {
            return try member(Array(links.dropFirst()), of: kind.typeName, in: context)
        }
        if links.count == 1, outline.tokens.is(first, "self") || outline.tokens.is(first, "super") {
            throw outline.obstacleOfCallOnSelf(at: first, kind)
        }
        if links.count == 1 || isCallWithoutArguments(links) { return try named(first, in: context) }
        if outline.tokens.is(first, "self") || outline.tokens.is(first, "Self"), case .name(let second) = links[1],
            links.count == 2 || isCallWithoutArguments(Array(links.dropFirst()))
        {
            return try ownMember(second, in: context)
        }
        return try qualified(links, in: context)
    }

    private func isCallWithoutArguments(_ links: [CallChain.Link]) -> Bool {
        guard links.count == 2, case .call(let parens) = links[1] else { return false }
        return parens.count == 2
    }

    /// A local, a member of the type around, a global, or the controller's own `storyboard`.
    private mutating func named(_ name: Int, in context: ExpressionContext) throws(Obstacle) -> KnownResource {
        if let argument = context.arguments[project.outline(context.file).name(name)] {
            return try resource(argument.expression, in: argument.context)
        }
        guard let local = try localInitializer(name, in: context, else: kind.dynamicName), let initializer = local.initializer else {
            return try ownMember(name, in: context)
        }
        return try resource(initializer, type: local.type.map(project.outline(context.file).compactText), in: context)
    }

    private mutating func ownMember(_ name: Int, in context: ExpressionContext) throws(Obstacle) -> KnownResource {
        let text = project.outline(context.file).name(name)
        guard let member = try soleMember(text, around: name, in: context) else {
            if text == "storyboard", kind == .storyboard {
                return try OwnStoryboard(project: project, hierarchy: hierarchy).storyboard(at: name, in: context.file)
            }
            if case .project = project.type(named: text, file: context.file, at: name) { throw homeMade(text) }
            throw Obstacle(kind.dynamicName, "what '\(text)' is cannot be read from the project's sources")
        }
        return try resource(of: member, in: context)
    }

    private mutating func resource(of member: Member, in context: ExpressionContext) throws(Obstacle) -> KnownResource {
        let value = try value(of: member, in: context, else: kind.dynamicName)
        return try resource(
            value, type: project.typeText(of: member), in: context.entering(file: member.place.file, enumCase: context.enumCase))
    }

    /// `Type.member`, `Enum.case.member`, or another object's storyboard.
    private mutating func qualified(_ links: [CallChain.Link], in context: ExpressionContext) throws(Obstacle) -> KnownResource {
        let outline = project.outline(context.file)
        var path = links
        if case .call(let parens) = path.last, parens.count == 2 { path.removeLast() }
        guard let names = outline.names(path), names.count >= 2, let last = names.last else { throw unknownReceiver(links, in: context) }
        let base = Array(path.dropLast())
        if let enumCase = try enumCase(base, in: context) {
            let owner = project.outline(enumCase.file).types[project.outline(enumCase.file).enumCases[enumCase.index].type].qualifiedName
            let found = valueMembers(named: last, ofType: owner, visibleFrom: context.file)
            guard found.count == 1 else { throw unknownReceiver(links, in: context) }
            return try resource(of: found[0], in: context.entering(file: context.file, enumCase: enumCase))
        }
        let place = outline.firstIndex(of: links)
        let isLocal = outline.binding(of: names[0], at: place) != nil
        if !isLocal, case .project(let type) = project.type(named: names.dropLast().joined(separator: "."), file: context.file, at: place) {
            let found = valueMembers(named: last, ofType: project.types.all[type].qualifiedName, visibleFrom: context.file)
            if found.count == 1, project.modifiers(of: found[0])?.isStatic ?? false { return try resource(of: found[0], in: context) }
        }
        throw unknownReceiver(links, in: context)
    }

    /// `UIStoryboard(name:bundle:)`, `.init(…)`, a static member, or a convenience initialiser of an extension.
    private mutating func member(_ links: [CallChain.Link], of type: String, in context: ExpressionContext) throws(Obstacle)
        -> KnownResource
    {
        let outline = project.outline(context.file)
        switch links.first {
        case .call(let parens) where links.count == 1: return try construction(parens, in: context)
        case .name(let name) where outline.tokens.is(name, "init"):
            if links.count == 2, case .call(let parens) = links[1] { return try construction(parens, in: context) }
        case .name(let name) where links.count == 1 || isCallWithoutArguments(links):
            let found = valueMembers(named: outline.name(name), ofType: type, visibleFrom: context.file)
            if found.count == 1, project.modifiers(of: found[0])?.isStatic ?? false { return try resource(of: found[0], in: context) }
        default: break
        }
        throw unknownReceiver(links, in: context)
    }

    private mutating func construction(_ parens: Range<Int>, in context: ExpressionContext) throws(Obstacle) -> KnownResource {
        let outline = project.outline(context.file)
        let arguments = outline.arguments(parens)
        if arguments.map(\.label) == kind.initializerLabels {
            let name = try string(arguments[0].value, in: context)
            return KnownResource(name: name, bundle: try bundle(arguments[1].value, in: context))
        }
        let initializers = project.members(named: "init", ofType: kind.typeName, visibleFrom: context.file).filter { member in
            guard case .function(let place) = member else { return false }
            return project.outline(place.file).functions[place.index].parameters.map(\.label) == arguments.map(\.label)
        }
        guard initializers.count == 1, case .function(let place) = initializers[0] else {
            throw Obstacle(kind.dynamicName, "'\(kind.typeName)\(outline.excerpt(parens))' is no initialiser that is known")
        }
        return try construction(place, arguments: arguments.map(\.value), in: context)
    }

    /// A convenience initialiser that only passes resolvable values on to `self.init(name:bundle:)`.
    private mutating func construction(
        _ place: DeclarationPlace, arguments: [Range<Int>], in context: ExpressionContext
    ) throws(Obstacle) -> KnownResource {
        let outline = project.outline(place.file)
        let function = outline.functions[place.index]
        guard context.depth < 16, let open = function.bodyOpen, let body = outline.singleExpression(ofBody: open),
            let chain = CallChain(in: outline.tokens, from: body.lowerBound, upTo: body.upperBound), chain.range == body,
            chain.links.count == 3, case .call(let parens) = chain.links[2],
            outline.names(Array(chain.links.dropLast())) == ["self", "init"]
        else { throw Obstacle(kind.dynamicName, "the initialiser of \(kind.typeName) that is called does more than pass values on") }
        var inner = context.entering(file: place.file)
        for (parameter, argument) in zip(function.parameters, arguments) {
            inner.arguments[parameter.name] = ExpressionContext.Argument(
                expression: argument, context: context, type: outline.compactText(parameter.type))
        }
        return try construction(parens, in: inner)
    }

    private static func implicit(_ message: String) -> Obstacle {
        Obstacle(.implicitStoryboard, message)
    }

    private func homeMade(_ receiver: String) -> Obstacle {
        Obstacle(.homeMadeCall, "'\(receiver)' is the project's own and no \(kind.typeName)")
    }

    private mutating func unknownReceiver(_ links: [CallChain.Link], in context: ExpressionContext) -> Obstacle {
        let outline = project.outline(context.file)
        if (try? enumCase(links, in: context)) != nil { return homeMade(outline.names(links)?.joined(separator: ".") ?? "") }
        let names = links.compactMap { if case .name(let index) = $0 { outline.name(index) } else { nil } }
        if names.last == "storyboard", case .name = links.last {
            return Self.implicit("another object's storyboard is known only when the app runs")
        }
        if names.first == "NSStoryboard" { return Obstacle(.appkit, "NSStoryboard is AppKit's") }
        // An enum or struct of the project's own lists storyboards; a class may inject what it likes.
        let isOwn = project.types.named(names.first ?? "").contains { project.types.all[$0].kind != .class }
        if let first = names.first, kind == .storyboard, first.hasSuffix("Storyboard"), first != kind.typeName, !isOwn {
            return Obstacle(.diStoryboard, "'\(first)' makes controllers its own way")
        }
        return Obstacle(kind.dynamicName, "which \(kind) '\(names.joined(separator: "."))' is cannot be read from the sources")
    }
}
