import Patching
import SourceText
import SwiftOutline

/// What decides which declarations a file sees.
private struct ModuleView: Hashable {
    let modules: Set<String>
    let imports: Set<String>
}

/// Plans what classes must declare so that each opens the storyboard that its sites need (SEMANTICS.md 3.3).
///
/// Classes are planned from the root of the hierarchy down: what an ancestor declares decides what a subclass may.
struct ConformancePlanner {
    let project: Project
    let hierarchy: ClassHierarchy
    let dialect: Dialect
    let options: MigrationOptions
    /// Classes that declare the conformance in the plan.
    private(set) var conforming: Set<Int> = []
    var planned: [Int: [PlannedMember]] = [:]
    /// Static members whose access must be widened for the protocol to see them.
    private(set) var widened: [Int: [Member]] = [:]
    private(set) var obstacles: [Int: Obstacle] = [:]
    private var protocolStates: [ModuleView: ProtocolState] = [:]
    /// Classes whose name must stand in them even if it is the default.
    private var saidNames: Set<Int> = []

    init(project: Project, hierarchy: ClassHierarchy, dialect: Dialect, options: MigrationOptions) {
        self.project = project
        self.hierarchy = hierarchy
        self.dialect = dialect
        self.options = options
    }

    /// Plans the classes that some site would rewrite; of the others only what stands in their way is found out.
    mutating func plan(_ needs: [Int: ClassNeed], for wanted: Set<Int>) {
        let depths = needs.keys.map { (depth: hierarchy.ancestors(of: $0).count, type: $0) }
        let rootsFirst = depths.sorted { ($0.depth, $0.type) < ($1.depth, $1.type) }.map(\.type)
        for type in rootsFirst where wanted.contains(type) {
            guard let need = needs[type] else { continue }
            do { try plan(type, need) } catch { obstacles[type] = error }
        }
        for type in rootsFirst where !wanted.contains(type) {
            guard let need = needs[type] else { continue }
            var draft = self
            do { try draft.plan(type, need) } catch { obstacles[type] = error }
        }
    }

    private mutating func plan(_ type: Int, _ need: ClassNeed) throws(Obstacle) {
        if let obstacle = ClassCheck(project: project, hierarchy: hierarchy, dialect: dialect).obstacle(for: type) { throw obstacle }
        let state = protocolState(for: type)
        if case .taken(let why) = state { throw Obstacle(.protocolNameTaken, why + hint) }
        if case .outOfSight(let why) = state { throw Obstacle(.dialectCannotExpress, why) }
        if need.bundle != .main, dialect.bundle.name != nil, case .present(let place, hasBundle: false, let isOurs) = state {
            try checkGrows(place, isOurs: isOurs)
        }
        try checkOthersConform(type)
        let draft = self
        do {
            let source = conformer(above: type) ?? ConformanceSource(type: type, isOwn: false, isPlanned: true)
            try checkModules(of: type, from: source)
            if source.isPlanned { try conform(type) }
            saidNames = need.mustBeSaid ? saidNames.union([type]) : saidNames
            for need in try witnessNeeds(of: type, need) { try write(need, from: source) }
            if need.identifier == nil, source.isPlanned { try checkIdentifierIsSaid(by: type) }
            try checkEditable(type)
        } catch {
            self = draft
            throw error
        }
    }

    private mutating func conform(_ type: Int) throws(Obstacle) {
        try checkGivesNothingElse(type)
        conforming.insert(type)
    }

    private var hint: String {
        guard dialect.origin == .generated else { return "" }
        return "; \(dialect.resource == .storyboard ? "--protocol-name" : "--nib-protocol-name") chooses another name"
    }

    /// The class that a class has its conformance from: itself, or an ancestor.
    func conformer(of type: Int) -> Int { conformer(above: type)?.type ?? type }

    private func witnessNeeds(of type: Int, _ need: ClassNeed) throws(Obstacle) -> [WitnessNeed] {
        let identifier = need.identifier.map {
            WitnessNeed(kind: .identifier, value: .string($0), expression: Self.literal($0), type: type)
        }
        let name = try nameExpression(need.name, for: type)
        let bundle = try bundleExpression(need.bundle, for: type)
        let bundleValue = comparable(need.bundle, for: type)
        guard !dialect.saysWholeResource else {
            let whole = WitnessNeed(
                kind: .name, value: .resource(name: need.name.value, bundleValue), expression: whole(name, bundle), type: type)
            return [whole] + [identifier].compactMap(\.self)
        }
        return [WitnessNeed(kind: .name, value: .string(need.name.value), expression: name, type: type)]
            + [identifier].compactMap(\.self)
            + [WitnessNeed(kind: .bundle, value: .bundle(bundleValue), expression: bundle, type: type)]
    }

    /// The protocol as the modules of a class see it: the same for all classes of the same modules in files of the same imports.
    private mutating func protocolState(for type: Int) -> ProtocolState {
        let nominal = project.types.all[type]
        let key = ModuleView(modules: nominal.modules, imports: project.importedModules(nominal.declarations[0].file))
        if let known = protocolStates[key] { return known }
        let state = project.protocolState(
            of: dialect, declaration: options.declaration, for: type)
        protocolStates[key] = state
        return state
    }

    /// The name or identifier that a class cannot change any more: it conforms by itself already, code calls the dialect on it,
    /// or the dialect has no member for it.
    func fixed(_ kind: WitnessKind, of type: Int) -> String? {
        guard dialect.member(kind) != nil else { return defaultValue(kind, of: type).text }
        guard let conformer = conformer(above: type), conformer.isOwn || isCalled(type) else { return nil }
        return effective(kind, of: type, conformer: conformer.type).text
    }

    /// The name or identifier that a class would have with nothing written into it.
    func said(_ kind: WitnessKind, of type: Int) -> String? {
        effective(kind, of: type, conformer: type).text
    }

    /// The identifier that calls of the dialect on a class ask for, where the class has the dialect and calls do not say it.
    func fixedIdentifier(_ type: Int) -> String? {
        conformer(above: type).flatMap { effective(.identifier, of: type, conformer: $0.type).text }
    }

    /// The storyboard that calls of the dialect on a class open; nil where it does not conform or that cannot be read.
    func fixedStoryboard(_ type: Int) -> KnownResource? {
        guard let conformer = conformer(above: type) else { return nil }
        switch (effective(.name, of: type, conformer: conformer.type), effective(.bundle, of: type, conformer: conformer.type)) {
        case (.string(let name), .bundle(let bundle)), (.resource(let name, let bundle), _):
            return KnownResource(name: KnownString(value: name), bundle: bundle)
        default: return nil
        }
    }

    /// Nil where neither the class nor anything above it conforms.
    private func conformer(above type: Int) -> ConformanceSource? {
        if hierarchy.kitClasses(of: type).contains(where: { isConformedByExtension($0, around: type) }) {
            return ConformanceSource(type: nil, isOwn: false, isPlanned: false)
        }
        let line = [type] + hierarchy.ancestors(of: type)
        let conformer = line.last { conforming.contains($0) || project.conforms($0, to: dialect) }
        return conformer.map { ConformanceSource(type: $0, isOwn: $0 == type, isPlanned: false) }
    }

    private func isConformedByExtension(_ name: String, around type: Int) -> Bool {
        project.types.extensions(of: name).contains { place in
            let outline = project.outline(place.file)
            return project.isSeen(place.file, from: type)
                && project.inheritedComponents(of: outline.types[place.index], in: outline).contains(where: dialect.protocolNames.contains)
        }
    }

    /// Plans a member where the class would not have the needed value by itself.
    private mutating func write(_ need: WitnessNeed, from source: ConformanceSource) throws(Obstacle) {
        let existing = existing(need.kind, of: need.type)
        let isRight = effective(need.kind, of: need.type, conformer: source.type) == need.value
        if isRight { try keep(need.kind, of: need.type) }
        guard !isRight || existing == nil && isWanted(need, from: source) else { return }
        try checkCanBeSaid(need)
        let name = project.types.all[need.type].name
        guard existing == nil else {
            throw Obstacle(.memberExists, "'\(name)' has a '\(memberName(need.kind))' that is not \(need.expression)")
        }
        guard !source.isOwn, !isCalled(need.type) else {
            throw Obstacle(
                dialect.resource.inMany, "'\(name)' conforms already, and opens another \(dialect.resource) than \(need.expression)")
        }
        try checkNobodyReads(need, from: source)
        try checkBaseIsReadable(need.type)
        try checkClauseSuffices(source, for: need)
        if source.isPlanned { try checkAncestorsSayNothing(need) } else { try makeOverridable(need, in: source.type) }
        let isOverridable = !source.isPlanned || hierarchy.hasSubclasses(need.type) || isOpen(need.type)
        try add(need, isOverridable: isOverridable, isOverride: !source.isPlanned)
    }

    /// Whether a name or identifier is to stand in the class although it is the default.
    private func isWanted(_ need: WitnessNeed, from source: ConformanceSource) -> Bool {
        guard dialect.member(need.kind) != nil else { return saidNames.contains(need.type) && differsBySubclass(need.kind) }
        return switch need.kind {
        case .name: dialect.file.byDefault != nil && (options.explicitNames && source.type == need.type || saidNames.contains(need.type))
        case .identifier: saidNames.contains(need.type)
        case .bundle: false
        }
    }

    /// Whether subclasses have other defaults than a class.
    private func differsBySubclass(_ kind: WitnessKind) -> Bool {
        switch kind {
        case .name: dialect.file.byDefault?.isOfClass ?? false
        case .identifier: dialect.identifier?.byDefault?.isOfClass ?? false
        case .bundle: false
        }
    }

    /// A class that is made by no identifier must have one all the same where there is no default.
    private mutating func checkIdentifierIsSaid(by type: Int) throws(Obstacle) {
        if dialect.member(.identifier) != nil, dialect.identifier?.byDefault == nil, existing(.identifier, of: type) == nil {
            throw Obstacle(
                .dialectCannotExpress,
                "'\(dialect.protocolName)' asks for '\(memberName(.identifier))', and no call says which '\(project.types.all[type].name)' has"
            )
        }
        try keep(.identifier, of: type)
    }

    private func checkCanBeSaid(_ need: WitnessNeed) throws(Obstacle) {
        guard dialect.member(need.kind) == nil else { return }
        throw Obstacle(
            .dialectCannotExpress,
            "'\(dialect.protocolName)' lets no class say its \(need.kind), which would be \(need.expression) for '\(project.types.all[need.type].name)'"
        )
    }

    private mutating func add(_ need: WitnessNeed, isOverridable: Bool, isOverride: Bool) throws(Obstacle) {
        try checkSubclasses(of: need.type, declareNo: need.kind)
        if need.kind == .bundle || need.expression.contains("Bundle"),
            let place = project.types.all[need.type].declarations.first(where: { !project.seesBundle($0.file) })
        {
            throw Obstacle(.bundleExpression, "'\(project.path(place.file))' does not import what declares 'Bundle'")
        }
        let witness = Witness(value: need.value, isOverridable: isOverridable)
        let member = PlannedMember(kind: need.kind, expression: need.expression, witness: witness, isOverride: isOverride)
        try checkMeaning(of: member, in: need.type)
        planned[need.type, default: []].append(member)
    }

    /// Gives the conforming ancestor a member that a subclass can override.
    private mutating func makeOverridable(_ need: WitnessNeed, in conformer: Int?) throws(Obstacle) {
        let name = project.types.all[need.type].name
        guard let conformer else {
            throw Obstacle(
                .inheritedDefaultWitness,
                "'\(name)' has the conformance from an extension of UIKit's class, where nothing can be overridden")
        }
        if let root = witness(need.kind, of: conformer) {
            guard root.isOverridable else {
                throw Obstacle(
                    .inheritedDefaultWitness,
                    "'\(project.types.all[conformer].name)' declares '\(memberName(need.kind))' so that '\(name)' cannot override it")
            }
            return
        }
        try checkBaseIsReadable(conformer)
        let root = WitnessNeed(kind: need.kind, value: .byDefault, expression: defaultExpression(need.kind), type: conformer)
        try add(root, isOverridable: true, isOverride: false)
        try checkEditable(conformer)
    }

    /// A member that stands there with the right value must be visible enough to be the witness †.
    private mutating func keep(_ kind: WitnessKind, of type: Int) throws(Obstacle) {
        guard let found = existing(kind, of: type) else { return }
        let access = project.access(of: found.member) ?? ""
        if !project.suffices(access, for: type) {
            throw Obstacle(.memberExists, "the '\(memberName(kind))' of '\(project.types.all[type].name)' is not as public as the class")
        }
        guard !project.isPrivate(project.types.all[type]) else { return }
        if project.isInPrivateExtension(found.member) || isHidden(access), project.widening(found.member) == nil {
            throw Obstacle(.memberExists, "the '\(memberName(kind))' of '\(project.types.all[type].name)' is private")
        }
        guard isHidden(access) else { return }
        try checkSubclasses(of: type, declareNo: kind)
        try project.checkEditable(found.member.place.file)
        widened[type, default: []].append(found.member)
    }

    private func isHidden(_ access: String) -> Bool { ["private", "fileprivate"].contains(access) }

    /// The classes whose declarations a class's sites rest on, itself included.
    func foundations(of type: Int) -> [Int] {
        [type] + hierarchy.ancestors(of: type).filter { conforming.contains($0) || planned[$0] != nil }
    }

    func isOpen(_ type: Int) -> Bool {
        project.types.all[type].declarations.contains { project.typeDeclaration($0).modifiers.access == "open" }
    }

    /// Whether code calls the dialect on a class already, so that its effective name is fixed.
    func isCalled(_ type: Int) -> Bool {
        project.isReceiver(type, of: dialect, in: hierarchy)
    }
}
