import SwiftOutline

/// One of the protocol's members that a class can say for itself.
enum WitnessKind: Sendable, Hashable, CaseIterable {
    case name, identifier, bundle
}

/// The value of a member.
enum WitnessValue: Sendable, Hashable {
    case string(String)
    case bundle(KnownBundle)
    /// All of a storyboard or nib, where one member says it.
    case resource(name: String, KnownBundle)
    /// What the protocol's own default gives each class: its name, or the main bundle.
    case byDefault
    /// A member stands there whose value cannot be read.
    case unknown

    /// A name or identifier.
    var text: String? {
        switch self {
        case .string(let text), .resource(let text, _): text
        case .bundle, .byDefault, .unknown: nil
        }
    }
}

/// A member that a class declares for the protocol, in the source or in the plan.
struct Witness: Sendable, Hashable {
    let value: WitnessValue
    /// `class var`, so that subclasses may override it.
    let isOverridable: Bool
}

/// A member that the plan writes into a class.
struct PlannedMember: Sendable, Hashable {
    let kind: WitnessKind
    /// The expression after `=` or `return`.
    let expression: String
    let witness: Witness
    let isOverride: Bool
    /// Nothing may precede it: `static let` for a constant that nobody overrides.
    var isConstant: Bool { kind != .bundle && !isOverride && !witness.isOverridable }
}

extension ConformancePlanner {
    /// For messages and declarations of members that the dialect has.
    func memberName(_ kind: WitnessKind) -> String { dialect.member(kind) ?? "" }

    /// The static member of a class that stands in the source already.
    func existing(_ kind: WitnessKind, of type: Int) -> (member: Member, witness: Witness)? {
        guard let name = dialect.member(kind) else { return nil }
        let nominal = project.types.all[type]
        let found = project.members(named: name, ofType: nominal.qualifiedName, visibleFrom: nominal.declarations[0].file)
            .filter { project.modifiers(of: $0)?.isStatic ?? false }
        guard let member = found.first else { return nil }
        let isOverridable = project.modifiers(of: member)?.has("class") ?? false
        guard found.count == 1, isAlwaysCompiled(member) else { return (member, Witness(value: .unknown, isOverridable: isOverridable)) }
        return (member, Witness(value: value(of: member, kind: kind, type: type), isOverridable: isOverridable))
    }

    /// Whether no `#if` of its own is around a member.
    private func isAlwaysCompiled(_ member: Member) -> Bool {
        guard let owner = project.owner(of: member) else { return false }
        let outline = project.outline(member.place.file)
        guard case .variable(let place) = member else { return true }
        let name = outline.variables[place.index].nameIndex
        let isExtension = outline.types[owner.index].kind == .extension
        return isExtension ? outline.branches(around: name).isEmpty : outline.isCompiled(name, wherever: outline.types[owner.index].keyword)
    }

    private func value(of member: Member, kind: WitnessKind, type: Int) -> WitnessValue {
        guard case .variable(let place) = member, hasType(of: kind, place) else { return .unknown }
        var evaluator = Evaluator(project: project, hierarchy: hierarchy, kind: dialect.resource)
        do {
            let expression = try evaluator.ownValue(of: member)
            let context = ExpressionContext(file: place.file, selfClass: type)
            if kind == .bundle { return .bundle(comparable(try evaluator.bundle(expression, in: context), for: type)) }
            if kind == .name, dialect.saysWholeResource { return try wholeResource(expression, of: member, in: context, &evaluator) }
            return try text(expression, of: place, in: context, &evaluator)
        } catch { return .unknown }
    }

    /// Whether a member is of the type that the protocol asks for: one of another type is no witness, and the default counts †.
    private func hasType(of kind: WitnessKind, _ place: DeclarationPlace) -> Bool {
        let outline = project.outline(place.file)
        let type = outline.variables[place.index].type.map(outline.compactText)
        switch kind {
        case .bundle: return dialect.saysOptionalBundle ? type == "Bundle?" : type ?? "Bundle" == "Bundle"
        case .name: return type ?? dialect.fileType == dialect.fileType
        case .identifier: return type ?? "String" == "String"
        }
    }

    private func text(
        _ expression: Range<Int>, of place: DeclarationPlace, in context: ExpressionContext, _ evaluator: inout Evaluator
    ) throws(Obstacle) -> WitnessValue {
        let outline = project.outline(place.file)
        if Self.dynamicNames.contains(outline.compactText(expression)) { return .byDefault }
        return .string(try evaluator.string(expression, in: context).value)
    }

    private func wholeResource(
        _ expression: Range<Int>, of member: Member, in context: ExpressionContext, _ evaluator: inout Evaluator
    ) throws(Obstacle) -> WitnessValue {
        let found = try evaluator.resource(expression, type: project.typeText(of: member), in: context)
        guard let type = context.selfClass, !found.isOwn else { return .unknown }
        return .resource(name: found.name.value, comparable(found.bundle, for: type))
    }

    static let dynamicNames: Set<String> = ["String(describing:self)", "String(describing:Self.self)", "\"\\(self)\""]

    /// What witness dispatch gives a class for a member, with what is planned so far: the rule that makes a subclass's own
    /// `static let` worthless when the base class relies on the default †.
    func effective(_ kind: WitnessKind, of type: Int, conformer: Int?) -> WitnessValue {
        guard let conformer else { return defaultValue(kind, of: type) }
        let line = [type] + hierarchy.ancestors(of: type)
        guard let position = line.firstIndex(of: conformer) else { return defaultValue(kind, of: type) }
        let aboveAndAt = line[position...].lazy.compactMap { self.witness(kind, of: $0) }
        guard let root = aboveAndAt.first else { return defaultValue(kind, of: type) }
        let nearest = root.isOverridable ? line[..<position].lazy.compactMap { self.witness(kind, of: $0) }.first ?? root : root
        return nearest.value == .byDefault ? defaultValue(kind, of: type) : nearest.value
    }

    func witness(_ kind: WitnessKind, of type: Int) -> Witness? {
        planned[type]?.first { $0.kind == kind }?.witness ?? existing(kind, of: type)?.witness
    }

    /// What `String(describing:)` makes of a class called `@objc(Name)` was not verified on Apple's systems (LESSONS.md A14).
    private func isRenamed(_ place: DeclarationPlace) -> Bool {
        project.typeDeclaration(place).modifiers.attribute("objc")?.arguments.map { !$0.isEmpty } ?? false
    }

    func defaultValue(_ kind: WitnessKind, of type: Int) -> WitnessValue {
        switch kind {
        case .name where dialect.saysWholeResource:
            defaultName(dialect.file.byDefault, of: type).map { .resource(name: $0, defaultBundle(of: type)) } ?? .unknown
        case .name: defaultName(dialect.file.byDefault, of: type).map(WitnessValue.string) ?? .unknown
        case .identifier: defaultName(dialect.identifier?.byDefault, of: type).map(WitnessValue.string) ?? .unknown
        case .bundle where dialect.bundle.name != nil && dialect.bundle.byDefault == nil: .unknown
        case .bundle: .bundle(defaultBundle(of: type))
        }
    }

    private func defaultName(_ name: DefaultName?, of type: Int) -> String? {
        switch name {
        case nil: nil
        case .text(let text): text
        case .ofClass: project.types.all[type].declarations.contains(where: isRenamed) ? nil : project.types.all[type].name
        case .ofClassAtRuntime: isPlainAtRuntime(project.types.all[type]) ? defaultName(.ofClass, of: type) : nil
        }
    }

    private func isPlainAtRuntime(_ type: NominalType) -> Bool {
        !type.qualifiedName.contains(".") && !project.isPrivate(type)
    }

    private func defaultBundle(of type: Int) -> KnownBundle {
        switch dialect.bundle.byDefault {
        case .ofClass: comparable(.ofClass(type), for: type)
        case .main, nil: .main
        }
    }
}

extension Evaluator {
    /// The expression that a class's own member is, overridden or not.
    func ownValue(of member: Member) throws(Obstacle) -> Range<Int> {
        let outline = project.outline(member.place.file)
        guard case .variable(let place) = member else { throw Obstacle(.memberExists, "\(describe(member)) is no property") }
        let variable = outline.variables[place.index]
        if let accessors = variable.accessors, variable.initializer == nil,
            let value = outline.getterBody(ofAccessors: accessors).flatMap(outline.singleExpression)
        {
            return value
        }
        guard let initializer = variable.initializer, variable.isLet else {
            throw Obstacle(.memberExists, "\(describe(member)) is no constant")
        }
        return initializer
    }
}
