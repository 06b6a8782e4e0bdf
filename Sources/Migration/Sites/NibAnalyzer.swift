import SwiftLexing
import SwiftOutline

/// Finds out what the sources say about each site that makes a view from a nib (SEMANTICS.md 4).
struct NibAnalyzer {
    let project: Project
    let hierarchy: ClassHierarchy
    let dialect: Dialect

    /// The sites of every file whose sites are the user's own, in order of place.
    func sites() -> [AnalyzedSite] {
        project.siteFiles.flatMap { file -> [AnalyzedSite] in
            guard let outline = project.outlines[file], [.editable, .generated].contains(project.input.swiftFiles[file].access) else {
                return []
            }
            let calls = NibCalls(outline: outline, file: file)
            return calls.places.filter { !outline.isInDeclaration(of: dialect, $0) }.map { analyze($0, in: calls) }
        }
    }

    private func analyze(_ place: Int, in calls: NibCalls) -> AnalyzedSite {
        var result = AnalyzedSite(kind: .nib, file: calls.file, nameIndex: place)
        if let obstacle = project.obstacle(toSitesIn: calls.file) {
            result.meet(obstacle)
            return result
        }
        do {
            analyze(try calls.read(place), into: &result)
        } catch {
            result.meet(error)
        }
        return result
    }

    private func analyze(_ call: NibCall, into result: inout AnalyzedSite) {
        result.site = call.site
        result.key = .root
        var evaluator = Evaluator(project: project, hierarchy: hierarchy, kind: .nib)
        do { result.opened = try nib(call, &evaluator) } catch { result.meet(error.ofNib) }
        result.locals = evaluator.locals.union([call.objects].compactMap(\.self))
        if let obstacle = call.obstacle { return result.meet(obstacle) }
        if let nib = result.opened { lookUp(nib, for: call, &result) }
        readUse(&result)
    }

    private func nib(_ call: NibCall, _ evaluator: inout Evaluator) throws(Obstacle) -> KnownResource {
        let context = ExpressionContext(file: call.site.file)
        switch call.source {
        case .nib(let links, let isImplicit): return try evaluator.resource(links, isImplicit: isImplicit, in: context)
        case .named(let expression, let bundle):
            return KnownResource(name: try evaluator.string(expression, in: context), bundle: try evaluator.bundle(bundle, in: context))
        }
    }

    private func lookUp(_ nib: KnownResource, for call: NibCall, _ result: inout AnalyzedSite) {
        let found = NibFinder(project: project, file: call.site.file).nib(nib)
        result.scene = found.scene
        if case .crash(let obstacle, _) = found.scene { result.crash = obstacle }
        if let obstacle = result.crash ?? found.obstacle { result.meet(obstacle) }
        if call.takesLast, found.obstacle != nil || found.scene.evidence.isEmpty {
            result.meet(Obstacle(.nibIndex, "'.last' is the first object only where there is one"))
        }
        result.isDrawnAsView = found.isView
        if !found.ownerMatters, mayLoseOwner(call.site) { result.site = call.site.withoutOwner }
    }

    /// Another owner than `self` may be made for the call alone, or do something when it is asked for; `self` may be captured for it.
    private func mayLoseOwner(_ site: Site) -> Bool {
        let outline = project.outline(site.file)
        guard case .nib(let owner?) = site.method, outline.compactText(owner) == "self" else { return false }
        return (try? CapturedSelf(outline: outline, site: site).checkItIsUsedElsewhere(than: [owner])) != nil
    }

    private func readUse(_ result: inout AnalyzedSite) {
        guard let site = result.site else { return }
        do throws(Obstacle) {
            let use = try ResultUseReader(site, in: project, isInferred: dialect.fixedReceiver != nil).use()
            result.use = use
            guard let name = use.className else { throw Obstacle(.classUnknown, "the code does not say which class this makes") }
            if project.outline(site.file).typeName(name) == "UIView" {
                throw Obstacle(.filesOwner, "the code takes a plain view out of the nib")
            }
            let target = try TargetClassReader(project: project).target(named: name, site: site)
            result.target = target
            result.sayWhereItIsDrawn(in: project)
            try checkIsView(target, result)
            compare(&result, with: target)
        } catch {
            result.meet(error)
        }
    }

    /// The protocol is for views; nibs hold other things too.
    private func checkIsView(_ target: Int, _ result: AnalyzedSite) throws(Obstacle) {
        let root = hierarchy.externalRoot(of: target)
        guard !result.isDrawnAsView, root.map({ !SystemClass.isView($0) }) ?? true else { return }
        throw Obstacle(.dialectCannotExpress, "it cannot be told that '\(project.types.all[target].name)' is a view")
    }

    private func compare(_ result: inout AnalyzedSite, with target: Int) {
        guard case .scene(let made, _) = result.scene else { return }
        let match = SceneFinder(project: project, file: result.file).match(made, .root, with: target, hierarchy: hierarchy)
        result.match = match
        guard case .mismatch(let obstacle) = match else { return }
        result.crash = obstacle
        result.meet(obstacle)
    }
}

extension Obstacle {
    /// Strings are read as a storyboard's name is.
    fileprivate var ofNib: Obstacle { reason == .dynamicStoryboardName ? Obstacle(.dynamicNibName, message) : self }
}

extension Site {
    /// The same where the nib's owner is of no account.
    var withoutOwner: Site {
        Site(
            file: file, nameIndex: nameIndex, method: .nib(owner: nil), receiver: receiver, isImplicitMember: isImplicitMember, call: call)
    }
}
