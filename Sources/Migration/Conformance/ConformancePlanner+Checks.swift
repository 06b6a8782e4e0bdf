import SourceText
import SwiftOutline

/// What stands in the way of a conformance, or of a member that it needs.
extension ConformancePlanner {
    /// The protocol of another module must be seen where the subclass is.
    func checkModules(of type: Int, from source: ConformanceSource) throws(Obstacle) {
        guard let conformer = source.type.map({ project.types.all[$0] }) else { return }
        let nominal = project.types.all[type]
        guard !nominal.modules.isSubset(of: conformer.modules), !isProtocolPublic(for: source.type) else { return }
        throw Obstacle(
            .inheritedDefaultWitness,
            "'\(nominal.name)' has the conformance from '\(conformer.name)', a class of another module, whose protocol is not public")
    }

    /// One that is generated is as public as its classes; one that the project has may be internal.
    func isProtocolPublic(for type: Int?) -> Bool {
        guard dialect.importedModule == nil else { return true }
        guard let type, case .present(let place, _, _) = project.protocolState(of: dialect, for: type) else {
            return dialect.isPublicAsWritten ?? type.map(project.isPublic) ?? false
        }
        guard dialect.origin == .generated || project.hasPublicCalls(dialect, seenFrom: place.file) else { return false }
        return ["public", "open"].contains(project.typeDeclaration(place).modifiers.access ?? "")
    }

    /// Conformances and defaults of others that ours would collide with.
    func checkOthersConform(_ type: Int) throws(Obstacle) {
        let name = project.types.all[type].name
        if !project.conforms(type, to: dialect),
            let subclass = hierarchy.descendants(of: type).first(where: { project.conforms($0, to: dialect) })
        {
            throw Obstacle(
                .subclassConforms, "'\(project.types.all[subclass].name)', a subclass of '\(name)', declares the conformance itself")
        }
        try NameClash(project: project, hierarchy: hierarchy, dialect: dialect).check(type)
        let own = ([type] + hierarchy.ancestors(of: type)).flatMap { project.protocols(of: $0) }
        let all = own + project.protocols(ofKitClasses: hierarchy.kitClasses(of: type), seenFrom: type)
        let protocols = all.filter { $0 != dialect.protocolName }
        let file = project.types.all[type].declarations[0].file
        for owner in protocols {
            let taken = dialect.members.first { !project.members(named: $0, ofType: owner, visibleFrom: file).isEmpty }
            guard let taken else { continue }
            throw Obstacle(.memberExists, "'\(owner)', a protocol of '\(name)', has a '\(taken)' of its own")
        }
    }

    /// Only a declaration file of ours that nobody changed can be given a bundle.
    func checkGrows(_ place: DeclarationPlace, isOurs: Bool) throws(Obstacle) {
        let file = project.outline(place.file).file
        guard isOurs, DeclarationGrowth.addingBundle(to: file, dialect: dialect) != nil else {
            throw Obstacle(.bundleExpression, "the project's '\(dialect.protocolName)' has no '\(memberName(.bundle))'")
        }
        try project.checkEditable(place.file)
    }

    /// What a class declares its subclasses would have to override, and may not hide.
    func checkSubclasses(of type: Int, declareNo kind: WitnessKind) throws(Obstacle) {
        guard let subclass = hierarchy.descendants(of: type).first(where: { existing(kind, of: $0) != nil }) else { return }
        throw Obstacle(
            .memberExists,
            "'\(project.types.all[subclass].name)', a subclass of '\(project.types.all[type].name)', "
                + "has a '\(memberName(kind))' that would have to override this one")
    }

    /// Whether a class below another one has a member of its own in the source that is not what the one above needs.
    func says(other need: ClassNeed, of type: Int, itself descendant: Int) -> Bool {
        WitnessKind.allCases.contains { kind in
            guard let said = existing(kind, of: descendant)?.witness.value else { return false }
            switch (kind, said) {
            case (.name, _): return said.text != need.name.value
            case (.identifier, _): return need.identifier != nil && said.text != need.identifier
            case (.bundle, .bundle(let own)): return project.canonical(own, for: descendant) != project.canonical(need.bundle, for: type)
            case (.bundle, _): return true
            }
        }
    }

    /// What a class has from above already, code that does not name the class may read: it must go on to find the same.
    func checkNobodyReads(_ need: WitnessNeed, from source: ConformanceSource) throws(Obstacle) {
        let isInSource = !source.isPlanned && (source.type.map { !conforming.contains($0) } ?? true)
        let isSaidAbove = hierarchy.ancestors(of: need.type).contains { existing(need.kind, of: $0) != nil }
        guard isInSource || isSaidAbove else { return }
        guard hierarchy.descendants(of: need.type).contains(where: isCalled) || project.hasOpenUse(of: dialect) else { return }
        let what = isInSource ? "the conformance" : "a '\(memberName(need.kind))'"
        throw Obstacle(
            dialect.resource.inMany,
            "'\(project.types.all[need.type].name)' has \(what) already, and calls on it may open another \(dialect.resource)")
    }

    func checkBaseIsReadable(_ type: Int) throws(Obstacle) {
        guard let root = hierarchy.externalRoot(of: type), !SystemClass.isNamedLikeOne(root) else { return }
        throw Obstacle(
            .baseNotReadable, "'\(root)', which '\(project.types.all[type].name)' inherits from, is not in the project's Swift sources")
    }

    func checkAncestorsSayNothing(_ need: WitnessNeed) throws(Obstacle) {
        guard hierarchy.ancestors(of: need.type).contains(where: { existing(need.kind, of: $0) != nil }) else { return }
        let name = project.types.all[need.type].name
        throw Obstacle(.memberExists, "a superclass of '\(name)' has a '\(memberName(need.kind))' of its own")
    }

    /// A protocol of the project's own may ask for more than a dialect's members: what a class has of it, it would give.
    func checkGivesNothingElse(_ type: Int) throws(Obstacle) {
        let names = ([type] + hierarchy.ancestors(of: type)).map { project.types.all[$0].qualifiedName }
        let file = project.types.all[type].declarations[0].file
        let taken = dialect.otherMembers.sorted().first { other in
            names.contains { !project.members(named: other, ofType: $0, visibleFrom: file).isEmpty }
        }
        guard let taken else { return }
        let name = project.types.all[type].name
        throw Obstacle(.memberExists, "the '\(taken)' of '\(name)' would become what '\(dialect.protocolName)' asks for")
    }

    /// Every file of a class must be one that may be edited.
    func checkEditable(_ type: Int) throws(Obstacle) {
        guard conforming.contains(type) || !(planned[type] ?? []).isEmpty else { return }
        for place in project.types.all[type].declarations { try project.checkEditable(place.file) }
    }
}

extension Project {
    /// Whether a file imports a framework that comes with Foundation.
    func seesBundle(_ file: Int) -> Bool {
        ["UIKit", "Foundation", "SwiftUI", "AppKit", "Cocoa", "WebKit", "MapKit", "CoreData"].contains { imports(file, of: [$0]).plain }
    }

    /// - Throws: why a file must not be edited.
    func checkEditable(_ file: Int) throws(Obstacle) {
        switch input.swiftFiles[file].access {
        case .editable: break
        case .outsidePath: throw Obstacle(.outsidePath, "'\(path(file))' would have to be edited too")
        case .excluded: throw Obstacle(.notEditable, "'\(path(file))' would have to be edited, and the configuration excludes it")
        case .ignored, .generated: throw Obstacle(.notEditable, "'\(path(file))' would have to be edited, and is ignored or generated")
        }
        guard isReadable(file) else {
            throw Obstacle(.notReadable, "'\(path(file))' would have to be edited and holds something that is no Swift")
        }
    }
}
