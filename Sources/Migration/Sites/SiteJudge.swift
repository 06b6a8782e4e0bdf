import Patching
import SourceText
import SwiftOutline

/// Decides whether a site is rewritten, in the order of precedence of the reasons.
struct SiteJudge {
    let context: RuleContext
    let needs: ClassNeeds
    let planner: ConformancePlanner
    let isImportNeeded: Bool
    /// Members that other fixes remove, by file and code indices: what is written beside them need not be kept apart from them.
    var goingMembers: [(file: Int, declaration: Range<Int>)] = []

    private var project: Project { context.project }

    /// Plans what the classes of some sites declare, so that each site can be judged.
    init(weighing sites: [AnalyzedSite], in context: RuleContext) {
        var planner = ConformancePlanner(
            project: context.project, hierarchy: context.hierarchy, dialect: context.dialect, options: context.options)
        needs = ClassNeeds(sites, project: context.project, planner: planner)
        let wanted = sites.filter {
            context.applies($0.safety, of: $0.rule) && context.applies(rule: $0.rule) && context.ignoreComment(on: $0) == nil
        }
        planner.plan(needs.needs, for: Set(wanted.compactMap(\.target)))
        self.planner = planner
        self.context = context
        isImportNeeded = context.dialect.importedModule != nil && context.project.asksForImportsOfMembers
    }

    /// The edits at the site itself.
    /// - Throws: the first obstacle: ignored, receiver, name, bundle, class, use.
    func edits(for analyzed: AnalyzedSite) throws(Obstacle) -> [Edit] {
        try checkIgnored(analyzed)
        if let obstacle = analyzed.obstacle, obstacle.reason != .optionalUse { throw obstacle }
        guard let site = analyzed.site, let target = analyzed.target else {
            throw analyzed.obstacle ?? Obstacle(.classUnknown, "the sources do not say which class this makes")
        }
        try checkCall(for: site, making: target)
        if let obstacle = planner.obstacles[target] { throw obstacle }
        if let obstacle = needs.obstacle(for: analyzed, in: project) { throw obstacle }
        try checkVisible(target, from: site.file, at: site.nameIndex)
        if let why = unseenConformance(of: target, in: site.file) { throw Obstacle(.inheritedDefaultWitness, why) }
        try checkReceiver(of: analyzed, at: site)
        if analyzed.use?.className == nil { try checkDrawnName(of: target, at: site) }
        try checkBundle(of: analyzed, target: target)
        if let obstacle = analyzed.obstacle { throw obstacle }
        guard let use = analyzed.use else { throw Obstacle(.classUnknown, "the sources do not say which class this makes") }
        try checkProven(analyzed, use)
        try checkOwnBindings(of: analyzed)
        try project.checkEditable(site.file)
        try checkSwiftVersion(of: site)
        return try SiteEdit(project: project, hierarchy: context.hierarchy, dialect: context.dialect).edits(for: analyzed, site, use)
    }

    /// What is rewritten only with evidence must have it.
    private func checkProven(_ analyzed: AnalyzedSite, _ use: ResultUse) throws(Obstacle) {
        guard !analyzed.isProven else { return }
        if case .optional(let why) = use.row { throw Obstacle(.optionalUse, why) }
        if case .evidence(let why) = use.need { throw Obstacle(use.className == nil ? .classUnknown : .optionalUse, why) }
        guard analyzed.opened?.isOwn == true else { return }
        throw Obstacle(.implicitStoryboard, "\(analyzed.unprovenWhy), so the controller's own storyboard proves nothing")
    }

    /// `guard let sb = storyboard` goes with its last use; the body of an `if let sb = storyboard` would have to move.
    private func checkOwnBindings(of analyzed: AnalyzedSite) throws(Obstacle) {
        for local in analyzed.locals {
            try OwnBinding(
                project: project, outline: project.outline(local.file), nameIndex: local.nameIndex, use: analyzed.use)?.check()
        }
    }

    private func checkIgnored(_ analyzed: AnalyzedSite) throws(Obstacle) {
        if let comment = context.ignoreComment(on: analyzed) {
            let file = comment.file == analyzed.file ? "" : " of \(project.path(comment.file))"
            throw Obstacle(.ignoredHere, "a comment on line \(comment.line)\(file) says so")
        }
    }

    /// The class must be nameable at the site, and so must the protocol's members.
    private func checkVisible(_ target: Int, from file: Int, at index: Int) throws(Obstacle) {
        let nominal = project.types.all[target]
        try checkCompiled(nominal, in: file, at: index)
        let unseen = unseenWhereInlined(target, at: index, in: file) ?? unseenFromOtherModule(target, in: file)
        if let unseen { throw Obstacle(.classNotFound, unseen) }
    }

    /// Why a file does not see a class of another module with its protocol; nil where it does.
    func unseenFromOtherModule(_ target: Int, in file: Int) -> String? {
        let nominal = project.types.all[target]
        guard !project.modules(of: file).isSubset(of: nominal.modules) else { return nil }
        let imports = project.imports(file, of: nominal.modules)
        if imports.testable || imports.plain && project.isPublic(target) && planner.isProtocolPublic(for: target) { return nil }
        let others = project.modules(of: file).subtracting(nominal.modules).sorted().joined(separator: " and ")
        let isShared = others.isEmpty || project.modules(of: file).isDisjoint(with: nominal.modules)
        return isShared
            ? "'\(nominal.name)' is of another module, where the protocol would not be seen from here"
            : "this file is compiled for \(others) too, where there is no '\(nominal.name)'"
    }

    /// Why a file does not see the calls that a class has from an ancestor of another module: it does not import that module.
    func unseenConformance(of target: Int, in file: Int) -> String? {
        let conformer = project.types.all[planner.conformer(of: target)]
        let imports = project.imports(file, of: conformer.modules)
        guard !project.modules(of: file).isSubset(of: conformer.modules),
            conformer.modules.isDisjoint(with: project.types.all[target].modules),
            !imports.plain, !imports.testable
        else { return nil }
        let module = conformer.modules.sorted().joined(separator: " and ")
        return "'\(project.types.all[target].name)' has the conformance from '\(conformer.name)'; import \(module) in "
            + "\(project.path(file)), so that its calls are seen there"
    }

    /// `Bundle.module` is there only where a package compiles the file: a class outside the site's `#if` cannot say it.
    private func checkBundle(of analyzed: AnalyzedSite, target: Int) throws(Obstacle) {
        guard case .ofModule = analyzed.opened?.bundle, let place = project.types.all[target].declarations.first else { return }
        let declared = Set(project.outline(place.file).conditions(around: project.typeDeclaration(place).keyword))
        let here = project.outline(analyzed.file).conditions(around: analyzed.nameIndex)
        guard declared.isSuperset(of: here) else {
            throw Obstacle(.bundleExpression, "'.module' is named under an #if that '\(project.types.all[target].name)' does not stand in")
        }
    }

    /// What the new call is made on must mean the same at the site as in the declaration.
    private func checkReceiver(of analyzed: AnalyzedSite, at site: Site) throws(Obstacle) {
        guard let receiver = context.dialect.fixedReceiver else { return try checkMeaning(of: analyzed.use?.className, at: site) }
        guard context.canCall(receiver, at: site.nameIndex, in: site.file) else {
            throw Obstacle(.dialectCannotExpress, "'\(receiver)' has no name here, or means something else")
        }
    }

    /// The dialect must have a call that makes the same.
    private func checkCall(for site: Site, making type: Int) throws(Obstacle) {
        let name = context.dialect.protocolName
        guard let function = context.dialect.functions[site.method.made] else {
            throw Obstacle(.dialectCannotExpress, "'\(name)' has no call for \(site.method.made.words)")
        }
        guard !context.losesActor(of: type, at: site.nameIndex, in: site.file) else {
            throw Obstacle(.dialectCannotExpress, "what is awaited here runs on the main actor, and '\(function.name)' need not")
        }
        if context.dialect.asksForIsolatedCalls, !SiteIsolation(context: context, site: site).isKnown {
            throw Obstacle(.dialectCannotExpress, "'\(name)' is isolated to the main actor, and this code is not known to be")
        }
        guard case .nib(owner: _?) = site.method, function.label == nil else { return }
        throw Obstacle(.dialectCannotExpress, "'\(function.name)' hands the nib no owner")
    }

    /// A cast names a type, a call on the class is an expression: a constant, member or enum case of that name would be called instead.
    private func checkMeaning(of className: Range<Int>?, at site: Site) throws(Obstacle) {
        guard let className, let first = className.first else { return }
        let outline = project.outline(site.file)
        let name = outline.name(first)
        let scope = NameScope(project: project, hierarchy: context.hierarchy, file: site.file, index: site.nameIndex)
        let isOwnInitializer = outline.variables.contains { $0.name == name && $0.initializer?.contains(site.nameIndex) ?? false }
        guard name == "Self" || !isOwnInitializer && !scope.isValue(name) else {
            throw Obstacle(.classNotFound, "'\(name)' means something else than the class where it is no type")
        }
    }

    /// A class that only the Interface Builder file names must be what its name means at the site.
    private func checkDrawnName(of target: Int, at site: Site) throws(Obstacle) {
        let nominal = project.types.all[target]
        let scope = NameScope(project: project, hierarchy: context.hierarchy, file: site.file, index: site.nameIndex)
        let first = nominal.qualifiedName.split(separator: ".").first.map(String.init) ?? ""
        guard case .project(target) = project.type(named: nominal.qualifiedName, file: site.file, at: site.nameIndex), !scope.isValue(first)
        else { throw Obstacle(.classNotFound, "'\(nominal.name)' means something else here than the class that the storyboard draws") }
        guard nominal.declarations.allSatisfy({ project.typeDeclaration($0).modifiers.attribute("available") == nil }) else {
            throw Obstacle(.classNotFound, "'\(nominal.name)' is not available everywhere, and is not named here so far")
        }
    }

    /// A class that is declared under `#if` is there only where its condition holds: the site must stand under the same one.
    private func checkCompiled(_ nominal: NominalType, in file: Int, at index: Int) throws(Obstacle) {
        guard nominal.declarations.count == 1, let place = nominal.declarations.first else { return }
        let here = Set(project.outline(file).conditions(around: index))
        let declared = project.outline(place.file).conditions(around: project.typeDeclaration(place).keyword)
        guard declared.allSatisfy(here.contains) else {
            throw Obstacle(.classNotFound, "'\(nominal.name)' is declared only where '\(declared.joined(separator: ", "))' holds")
        }
    }

    private func checkSwiftVersion(of site: Site) throws(Obstacle) {
        if context.versions.areTooOld(project.modules(of: site.file)) {
            throw Obstacle(.swiftTooOld, "the module is written in Swift 2")
        }
    }

    /// The conformance and members that the site's class needs, once for all of its sites.
    func classConsequences(of analyzed: AnalyzedSite) -> [Consequence] {
        guard let target = analyzed.target else { return [] }
        let edits = ClassEdits(project: project, planner: planner, goingMembers: goingMembers).edits(for: target)
        return edits.isEmpty ? [] : [Consequence(edits: edits, needs: .any(of: "class \(target)"))]
    }

    func message(for analyzed: AnalyzedSite) -> String {
        let doubt = analyzed.safety == .safe ? "" : "; \(analyzed.unprovenWhy)"
        return subject(of: analyzed) + doubt
    }

    private func subject(of analyzed: AnalyzedSite) -> String {
        guard let target = analyzed.target, let storyboard = analyzed.opened else { return "" }
        let name = project.types.all[target].name
        if analyzed.kind == .nib { return "\(name), the view of \(storyboard.name.value).xib" }
        guard case .identifier = analyzed.site?.method else {
            return "\(name), the initial view controller of \(storyboard.name.value).storyboard"
        }
        return "\(name), by its identifier in \(storyboard.name.value).storyboard"
    }
}
