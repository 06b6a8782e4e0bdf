import SwiftOutline

/// One of the protocol's members that a class can say for itself.
enum WitnessKind: Sendable, Hashable, CaseIterable {
    case name, identifier, bundle
}

/// The value of a member.
enum WitnessValue: Sendable, Hashable {
    case string(String)
    case bundle(KnownBundle)
    /// What the protocol's own default gives each class: its name, or the main bundle.
    case byDefault
    /// A member stands there whose value cannot be read.
    case unknown
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
    func memberName(_ kind: WitnessKind) -> String { dialect.memberName(kind) }

    /// The static member of a class that stands in the source already.
    func existing(_ kind: WitnessKind, of type: Int) -> (member: Member, witness: Witness)? {
        let nominal = project.types.all[type]
        let found = project.members(named: memberName(kind), ofType: nominal.qualifiedName, visibleFrom: nominal.declarations[0].file)
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
        guard case .variable(let place) = member else { return .unknown }
        let outline = project.outline(place.file)
        let variable = outline.variables[place.index]
        var evaluator = Evaluator(project: project, hierarchy: hierarchy)
        do {
            let expression = try evaluator.ownValue(of: member)
            if kind != .bundle, Self.dynamicNames.contains(outline.compactText(expression)) { return .byDefault }
            let context = ExpressionContext(file: place.file, selfClass: type)
            switch kind {
            case .name, .identifier:
                guard variable.type.map({ outline.compactText($0) == "String" }) ?? true else { return .unknown }
                return .string(try evaluator.string(expression, in: context).value)
            case .bundle: return .bundle(project.canonical(try evaluator.bundle(expression, in: context), for: type))
            }
        } catch { return .unknown }
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
        guard kind != .bundle else { return .bundle(.main) }
        guard kind != .name || dialect.hasDefaultName else { return .unknown }
        return project.types.all[type].declarations.contains(where: isRenamed) ? .unknown : .string(project.types.all[type].name)
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
