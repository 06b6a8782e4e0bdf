import SwiftLexing
import SwiftOutline

extension Evaluator {
    /// What `String(describing:)` makes of `X.self`, `self` or `type(of: self)`.
    mutating func typeName(_ expression: Range<Int>, in context: ExpressionContext) throws(Obstacle) -> String {
        try plainName(of: describedType(expression, in: context))
    }

    /// The class's own name; not for one that Objective-C knows by another, nor for a generic one.
    func plainName(of type: Int) throws(Obstacle) -> String {
        let nominal = project.types.all[type]
        for place in nominal.declarations {
            let declaration = project.typeDeclaration(place)
            let isRenamed = declaration.modifiers.attribute("objc")?.arguments.map { !$0.isEmpty } ?? false
            guard !isRenamed, !declaration.isGeneric else {
                throw Obstacle(.dynamicStoryboardName, "the name of '\(nominal.name)' at run time is not its name in Swift")
            }
        }
        return nominal.name
    }

    /// The type that a metatype expression means: `X.self`, or `self`, `Self.self` and `type(of: self)` where no subclass can be meant.
    mutating func describedType(_ expression: Range<Int>, in context: ExpressionContext) throws(Obstacle) -> Int {
        let outline = project.outline(context.file)
        let text = outline.compactText(expression)
        // There `self` is the class, and `type(of:)` its metatype.
        if text != "Self.self", Self.selfTypes.contains(text), outline.isStaticContext(expression.lowerBound) {
            throw dynamicName(expression, in: context)
        }
        if Self.selfTypes.contains(text) || text == "self" && (context.selfClass != nil || outline.isStaticContext(expression.lowerBound)) {
            return try selfType(at: expression.lowerBound, in: context)
        }
        guard text.hasSuffix(".self"),
            case .project(let type) = project.type(named: String(text.dropLast(5)), file: context.file, at: expression.lowerBound)
        else { throw dynamicName(expression, in: context) }
        return type
    }

    private static let selfTypes: Set<String> = [
        "Self.self", "type(of:self)", "self.dynamicType", "classForCoder", "self.classForCoder", "self.classForCoder()", "classForCoder()",
    ]

    private func selfType(at index: Int, in context: ExpressionContext) throws(Obstacle) -> Int {
        if let known = context.selfClass { return known }
        guard let type = project.enclosingClass(of: index, in: context.file) else {
            throw Obstacle(.genericContext, "'self' is whatever class the helper is called on")
        }
        guard project.isFinal(type) || !hierarchy.hasSubclasses(type) else {
            throw Obstacle(.genericContext, "'self' may be a subclass of '\(project.types.all[type].name)'")
        }
        return type
    }

    /// The raw value of the enum case that a chain names: `Storyboard.legal`, or `self` in the enum.
    mutating func rawValue(of links: [CallChain.Link], in context: ExpressionContext) throws(Obstacle) -> KnownString {
        guard let enumCase = try enumCase(links, in: context) else {
            throw unknownCase
        }
        return try rawValue(of: enumCase)
    }

    var unknownCase: Obstacle {
        Obstacle(.dynamicStoryboardName, "which case of the enum is meant is known only when the app runs")
    }

    func rawValue(of place: DeclarationPlace) throws(Obstacle) -> KnownString {
        let outline = project.outline(place.file)
        let enumCase = outline.enumCases[place.index]
        let isString = outline.types[enumCase.type].inherited.first.map { outline.compactText($0) == "String" } ?? false
        guard isString, !enumCase.hasPayload else {
            throw Obstacle(.dynamicStoryboardName, "'.\(enumCase.name)' has no string as its raw value")
        }
        let owner = DeclarationPlace(file: place.file, index: enumCase.type)
        let spelling =
            project.isVisibleInModule(owner)
            ? SwiftName.written("\(outline.types[enumCase.type].qualifiedName).\(enumCase.name).rawValue") : nil
        let modules = project.modules(of: place.file)
        guard let raw = enumCase.rawValue else { return KnownString(value: enumCase.name, spelling: spelling, modules: modules) }
        guard let text = outline.literalText(raw) else {
            throw Obstacle(.dynamicStoryboardName, "the raw value of '.\(enumCase.name)' is no plain literal")
        }
        return KnownString(value: text, spelling: spelling, modules: modules)
    }

    /// The enum case that a chain names; nil where it names something else.
    mutating func enumCase(_ links: [CallChain.Link], in context: ExpressionContext, type: String? = nil) throws(Obstacle)
        -> DeclarationPlace?
    {
        let outline = project.outline(context.file)
        guard let names = outline.names(links), let last = names.last else { return nil }
        if names == ["self"] { return context.enumCase }
        let place = outline.firstIndex(of: links)
        if names.count == 1, let argument = context.arguments[last] {
            guard let chain = chain(argument.expression, in: argument.context.file) else { return nil }
            return try enumCase(chain.links, in: argument.context, type: chain.isImplicitMember ? argument.type : nil)
        }
        let owner = names.count > 1 ? names.dropLast().joined(separator: ".") : type
        guard let owner, outline.binding(of: names[0], at: place) == nil || names.count == 1,
            case .project(let found) = project.type(named: owner, file: context.file, at: place)
        else { return nil }
        let cases = project.members(named: last, ofType: project.types.all[found].qualifiedName, visibleFrom: context.file)
        guard cases.count == 1, case .enumCase(let enumCase) = cases[0] else { return nil }
        return enumCase
    }
}

extension Project {
    /// The class whose body or extension a place is in; nil in other types, in protocols and outside.
    func enclosingClass(of index: Int, in file: Int) -> Int? {
        let outline = outline(file)
        guard let around = outline.type(around: index) else { return nil }
        let declaration = outline.types[around]
        if declaration.kind == .class { return types.type(declaredAt: DeclarationPlace(file: file, index: around)) }
        guard declaration.kind == .extension,
            case .project(let type) = type(named: declaration.qualifiedName, file: file, at: declaration.keyword)
        else { return nil }
        return types.all[type].kind == .class ? type : nil
    }

    func isFinal(_ type: Int) -> Bool {
        types.all[type].declarations.allSatisfy { typeDeclaration($0).modifiers.has("final") }
    }

    /// `Type.name` for a static constant that others in the module can see; nil for anything else.
    func spelling(of member: Member) -> String? {
        guard case .variable(let place) = member, let owner = owner(of: member) else { return nil }
        let variable = outline(place.file).variables[place.index]
        let type = typeDeclaration(owner)
        let isHidden = ["private", "fileprivate"].contains(variable.modifiers.access ?? "")
        let isString = variable.type.map { outline(place.file).compactText($0) == "String" } ?? true
        guard variable.isLet, variable.modifiers.isStatic, !isHidden, isString, isVisibleInModule(owner),
            outline(place.file).branches(around: variable.nameIndex).isEmpty
        else { return nil }
        return SwiftName.written(type.qualifiedName + "." + variable.name)
    }

    func isVisibleInModule(_ place: DeclarationPlace) -> Bool {
        var current: Int? = place.index
        let outline = outline(place.file)
        while let index = current {
            if ["private", "fileprivate"].contains(outline.types[index].modifiers.access ?? "") { return false }
            current = outline.types[index].enclosing
        }
        return outline.branches(around: outline.types[place.index].keyword).isEmpty
    }
}
