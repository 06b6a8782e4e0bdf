import Patching
import SourceText
import SwiftOutline

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
    /// Classes whose name must stand in them even if it is the default.
    private var saidNames: Set<Int> = []

    init(project: Project, hierarchy: ClassHierarchy, dialect: Dialect, options: MigrationOptions) {
        self.project = project
        self.hierarchy = hierarchy
        self.dialect = dialect
        self.options = options
    }

    mutating func plan(_ needs: [Int: ClassNeed]) {
        let rootsFirst = needs.keys.sorted {
            (hierarchy.ancestors(of: $0).count, $0) < (hierarchy.ancestors(of: $1).count, $1)
        }
        for type in rootsFirst {
            guard let need = needs[type] else { continue }
            do { try plan(type, need) } catch { obstacles[type] = error }
        }
    }

    private mutating func plan(_ type: Int, _ need: ClassNeed) throws(Obstacle) {
        if let obstacle = ClassCheck(project: project, hierarchy: hierarchy, dialect: dialect).obstacle(for: type) { throw obstacle }
        let state = project.protocolState(of: dialect, for: type)
        if case .taken(let why) = state { throw Obstacle(.protocolNameTaken, why + "; --protocol-name chooses another name") }
        if need.bundle != .main, case .present(_, hasBundle: false, isOurs: false) = state {
            throw Obstacle(.bundleExpression, "the project's '\(dialect.protocolName)' has no '\(dialect.bundleMember)'")
        }
        try checkOthersConform(type)
        let inherited = conformer(above: type)
        let draft = self
        do {
            if inherited == nil { conforming.insert(type) }
            saidNames = need.mustBeSaid ? saidNames.union([type]) : saidNames
            try write(.storyboardName, .string(need.name.value), expression: try nameExpression(need.name, for: type), for: type, inherited)
            try write(
                .bundle, .bundle(project.canonical(need.bundle, for: type)), expression: bundleExpression(need.bundle, for: type),
                for: type, inherited)
            try checkEditable(type)
        } catch {
            self = draft
            throw error
        }
    }

    /// The name that a class cannot change any more: it conforms by itself already, or code calls the dialect on it.
    func fixedName(_ type: Int) -> String? {
        guard let conformer = conformer(above: type), conformer.isOwn || isCalled(type) else { return nil }
        guard case .string(let name) = effective(.storyboardName, of: type, conformer: conformer.type) else { return nil }
        return name
    }

    /// Where a class has its conformance from: a class, or an extension of a class of UIKit's (`type` is nil).
    private func conformer(above type: Int) -> (type: Int?, isOwn: Bool)? {
        let line = [type] + hierarchy.ancestors(of: type)
        if ["UIViewController", "UIResponder", "NSObject"].contains(where: { isConformedByExtension($0, around: type) }) {
            return (nil, false)
        }
        let conformers = line.filter { conforming.contains($0) || project.protocols(of: $0).contains(dialect.protocolName) }
        return conformers.last.map { ($0, $0 == type) }
    }

    private func isConformedByExtension(_ name: String, around type: Int) -> Bool {
        (project.types.extensions[name] ?? []).contains { place in
            let outline = project.outline(place.file)
            return project.isSeen(place.file, from: type)
                && project.inheritedComponents(of: outline.types[place.index], in: outline).contains(dialect.protocolName)
        }
    }

    /// Plans a member where the class would not have the needed value by itself.
    private mutating func write(
        _ kind: WitnessKind, _ needed: WitnessValue, expression: String, for type: Int, _ inherited: (type: Int?, isOwn: Bool)?
    ) throws(Obstacle) {
        let conformer = inherited == nil ? type : inherited?.type
        let isRight = effective(kind, of: type, conformer: conformer) == needed
        if isRight { try keep(kind, of: type) }
        let isWanted = kind == .storyboardName && (options.explicitNames && conformer == type || saidNames.contains(type))
        guard !isRight || isWanted && existing(kind, of: type) == nil else { return }
        let name = project.types.all[type].name
        guard existing(kind, of: type) == nil else {
            throw Obstacle(.memberExists, "'\(name)' has a '\(memberName(kind))' that is not \(expression)")
        }
        guard inherited == nil || inherited?.isOwn == false, !isCalled(type) else {
            throw Obstacle(.classInManyStoryboards, "'\(name)' conforms already, and opens another storyboard than \(expression)")
        }
        let isInSource = inherited.map { found in found.type.map { !conforming.contains($0) } ?? true } ?? false
        guard !isInSource || !hierarchy.descendants(of: type).contains(where: isCalled) && !project.hasOpenUse(of: dialect) else {
            throw Obstacle(.classInManyStoryboards, "'\(name)' has the conformance already, and calls on it may open another storyboard")
        }
        try checkBaseIsReadable(type)
        let isOverridable = hierarchy.hasSubclasses(type) || isOpen(type)
        if inherited == nil {
            guard hierarchy.ancestors(of: type).allSatisfy({ existing(kind, of: $0) == nil }) else {
                throw Obstacle(.memberExists, "a superclass of '\(name)' has a '\(memberName(kind))' of its own")
            }
            try add(kind, expression, needed, to: type, isOverridable: isOverridable, isOverride: false)
        } else {
            try makeOverridable(kind, in: inherited?.type, for: type)
            try add(kind, expression, needed, to: type, isOverridable: true, isOverride: true)
        }
    }

    private mutating func add(
        _ kind: WitnessKind, _ expression: String, _ value: WitnessValue, to type: Int, isOverridable: Bool, isOverride: Bool
    ) throws(Obstacle) {
        try checkSubclasses(of: type, declareNo: kind)
        if kind == .bundle, let place = project.types.all[type].declarations.first(where: { !project.seesBundle($0.file) }) {
            throw Obstacle(.bundleExpression, "'\(project.path(place.file))' does not import what declares 'Bundle'")
        }
        let witness = Witness(value: value, isOverridable: isOverridable)
        planned[type, default: []].append(PlannedMember(kind: kind, expression: expression, witness: witness, isOverride: isOverride))
    }

    /// Gives the conforming ancestor a member that a subclass can override.
    private mutating func makeOverridable(_ kind: WitnessKind, in conformer: Int?, for type: Int) throws(Obstacle) {
        let name = project.types.all[type].name
        guard let conformer else {
            throw Obstacle(
                .inheritedDefaultWitness,
                "'\(name)' has the conformance from an extension of UIKit's class, where nothing can be overridden")
        }
        if let root = witness(kind, of: conformer) {
            guard root.isOverridable else {
                throw Obstacle(
                    .inheritedDefaultWitness,
                    "'\(project.types.all[conformer].name)' declares '\(memberName(kind))' so that '\(name)' cannot override it")
            }
            return
        }
        try checkBaseIsReadable(conformer)
        let expression = kind == .storyboardName ? "String(describing: self)" : "nil"
        try add(kind, expression, .byDefault, to: conformer, isOverridable: true, isOverride: false)
        try checkEditable(conformer)
    }

    /// A member that stands there with the right value must be visible enough to be the witness †.
    private mutating func keep(_ kind: WitnessKind, of type: Int) throws(Obstacle) {
        guard let found = existing(kind, of: type) else { return }
        let access = project.modifiers(of: found.member)?.access ?? ""
        if project.isPublic(type), access != "public", access != "open" {
            throw Obstacle(.memberExists, "the '\(memberName(kind))' of '\(project.types.all[type].name)' is not as public as the class")
        }
        guard ["private", "fileprivate"].contains(access), !project.isPrivate(project.types.all[type]) else { return }
        try checkSubclasses(of: type, declareNo: kind)
        try project.checkEditable(found.member.place.file)
        widened[type, default: []].append(found.member)
    }

    /// What a class declares its subclasses would have to override, and may not hide.
    private func checkSubclasses(of type: Int, declareNo kind: WitnessKind) throws(Obstacle) {
        guard let subclass = hierarchy.descendants(of: type).first(where: { existing(kind, of: $0) != nil }) else { return }
        throw Obstacle(
            .memberExists, "'\(project.types.all[subclass].name)', a subclass of '\(project.types.all[type].name)', "
                + "has a '\(memberName(kind))' that would have to override this one")
    }

    private func checkBaseIsReadable(_ type: Int) throws(Obstacle) {
        guard let root = hierarchy.externalRoot(of: type), !SystemClass.isNamedLikeOne(root) else { return }
        throw Obstacle(
            .baseNotReadable, "'\(root)', which '\(project.types.all[type].name)' inherits from, is not in the project's Swift sources")
    }

    /// The classes whose declarations a class's sites rest on, itself included.
    func foundations(of type: Int) -> [Int] {
        [type] + hierarchy.ancestors(of: type).filter { conforming.contains($0) || planned[$0] != nil }
    }

    /// Conformances and defaults of others that ours would collide with.
    private func checkOthersConform(_ type: Int) throws(Obstacle) {
        let name = project.types.all[type].name
        let own = project.protocols(of: type).contains(dialect.protocolName)
        if !own, let subclass = hierarchy.descendants(of: type).first(where: { project.protocols(of: $0).contains(dialect.protocolName) }) {
            throw Obstacle(
                .subclassConforms, "'\(project.types.all[subclass].name)', a subclass of '\(name)', declares the conformance itself")
        }
        try NameClash(project: project, hierarchy: hierarchy, dialect: dialect).check(type)
        let protocols = ([type] + hierarchy.ancestors(of: type)).flatMap { project.protocols(of: $0) }.filter { $0 != dialect.protocolName }
        for member in WitnessKind.allCases.flatMap({ project.members.named(memberName($0)) })
        where project.isSeen(member.place.file, from: type) {
            guard let owner = project.owner(of: member).map({ project.typeDeclaration($0).qualifiedName }), protocols.contains(owner) else {
                continue
            }
            throw Obstacle(.memberExists, "'\(owner)', a protocol of '\(name)', has a '\(project.name(of: member))' of its own")
        }
    }

    func isOpen(_ type: Int) -> Bool {
        project.types.all[type].declarations.contains { project.typeDeclaration($0).modifiers.access == "open" }
    }

    /// Whether code calls the dialect on a class already, so that its effective name is fixed.
    private func isCalled(_ type: Int) -> Bool {
        project.isReceiver(type, of: dialect)
    }

    /// Every file of a class must be one that may be edited.
    private func checkEditable(_ type: Int) throws(Obstacle) {
        guard conforming.contains(type) || !(planned[type] ?? []).isEmpty else { return }
        for place in project.types.all[type].declarations { try project.checkEditable(place.file) }
    }
}

extension Project {
    /// Whether a file imports a framework that comes with Foundation.
    fileprivate func seesBundle(_ file: Int) -> Bool {
        ["UIKit", "Foundation", "SwiftUI", "AppKit", "Cocoa", "WebKit", "MapKit", "CoreData"].contains { imports(file, of: [$0]).plain }
    }

    /// - Throws: why a file must not be edited.
    func checkEditable(_ file: Int) throws(Obstacle) {
        switch input.swiftFiles[file].access {
        case .editable: break
        case .outsidePath: throw Obstacle(.outsidePath, "'\(path(file))' would have to be edited too")
        case .ignored, .generated: throw Obstacle(.notEditable, "'\(path(file))' would have to be edited, and is ignored or generated")
        }
        guard isReadable(file) else {
            throw Obstacle(.notReadable, "'\(path(file))' would have to be edited and holds something that is no Swift")
        }
    }
}
