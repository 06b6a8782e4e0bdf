import SwiftLexing
import SwiftOutline

/// Finds out what the sources say about each site that opens a storyboard.
struct StoryboardAnalyzer {
    let project: Project
    let hierarchy: ClassHierarchy
    let dialect: Dialect

    /// The sites of every file whose sites are the user's own, in order of place.
    func sites() -> [AnalyzedSite] {
        project.siteFiles.flatMap { file -> [AnalyzedSite] in
            guard let outline = project.outlines[file], [.editable, .generated].contains(project.input.swiftFiles[file].access) else {
                return []
            }
            return StoryboardCalls.places(in: outline).filter { !isOfDialect($0, in: outline, file: file) }.map {
                analyze($0, in: outline, file: file)
            }
        }
    }

    /// What a dialect's own declaration does is no site, and neither is a call of it.
    private func isOfDialect(_ place: Int, in outline: Outline, file: Int) -> Bool {
        ([dialect] + Dialect.builtIn.filter { !project.types.named($0.protocolName).isEmpty }).contains {
            outline.isInDeclaration(of: $0, place) || outline.isCall(of: $0, place)
        } || isCallOnClass(place, in: outline, file: file)
    }

    /// `X.instantiateViewController()` of a protocol of the project's own that calls its function like UIKit's.
    private func isCallOnClass(_ place: Int, in outline: Outline, file: Int) -> Bool {
        guard dialect.origin == .project, dialect.functionNames.contains(outline.name(place)) else { return false }
        guard let type = receiver(of: place, in: outline, file: file) else { return false }
        return project.inheritsConformance(type, to: dialect, in: hierarchy)
    }

    /// The class that a call names, or that a bare call is in.
    private func receiver(of place: Int, in outline: Outline, file: Int) -> Int? {
        guard outline.tokens.kind(place - 1) == .period else { return project.enclosingClass(of: place, in: file) }
        guard let start = CallChain.start(in: outline.tokens, reaching: place), start < place - 1 else { return nil }
        let name = outline.compactText(start..<place - 1)
        if ["self", "Self"].contains(name) { return project.enclosingClass(of: place, in: file) }
        guard case .project(let type) = project.type(named: name, file: file, at: place) else { return nil }
        return type
    }

    private func analyze(_ place: Int, in outline: Outline, file: Int) -> AnalyzedSite {
        var result = AnalyzedSite(kind: .storyboard, file: file, nameIndex: place)
        if let obstacle = project.obstacle(toSitesIn: file) {
            result.meet(obstacle)
            return result
        }
        switch StoryboardCalls.read(place, in: outline, file: file) {
        case .obstacle(let obstacle): result.meet(obstacle)
        case .call(let site):
            analyze(site, into: &result)
            result.factory = FactoryReader(project: project, hierarchy: hierarchy).factory(around: result)
        }
        return result
    }

    private func analyze(_ site: Site, into result: inout AnalyzedSite) {
        result.site = site
        var evaluator = Evaluator(project: project, hierarchy: hierarchy)
        do {
            let context = ExpressionContext(file: site.file)
            result.opened = try evaluator.resource(site.receiver, isImplicit: site.isImplicitMember, in: context)
            if let obstacle = overload(of: site) { result.meet(obstacle) }
        } catch {
            let mayBeHelper = [.dynamicStoryboardName, .implicitStoryboard].contains(error.reason)
            result.meet(mayBeHelper ? genericObstacle(to: site) ?? error : error)
        }
        result.locals = evaluator.locals
        lookUpScene(of: site, &result)
        do {
            let use = try ResultUseReader(site, in: project, isInferred: dialect.fixedReceiver != nil).use()
            result.use = use
            result.target = try targetClass(of: use, at: site, result)
            result.sayWhereItIsDrawn(in: project)
            compare(&result)
            if let obstacle = identifierOfMany(site, result) { result.meet(obstacle) }
        } catch {
            compareSystemClass(site, &result)
            if error.reason == .moduleMismatch { result.crash = error }
            let isHelper = error.reason == .classUnknown && isIdentifierHandedIn(site)
            result.meet(
                isHelper ? Obstacle(.helperDeclaration, "the identifier is handed in, so the class differs from call to call") : error)
        }
    }

    private func lookUpScene(of site: Site, _ result: inout AnalyzedSite) {
        guard let storyboard = result.opened, let key = key(of: site, &result.locals) else { return }
        let finding = SceneFinder(project: project, file: site.file).scene(key, of: storyboard)
        result.key = key
        result.scene = finding
        switch finding {
        case .crash(let obstacle, _):
            result.crash = obstacle
            result.meet(obstacle)
        case .reference(let obstacle, _): result.meet(obstacle)
        case .scene, .unproven, .ambiguous: break
        }
    }

    /// The scene that a site asks for, where its identifier is known before the app runs.
    /// - Parameter locals: gets the constants that the identifier was found out through, if the new call does not say it.
    private func key(of site: Site, _ locals: inout Set<LocalConstant>) -> SceneKey? {
        guard case .identifier(let expression, _) = site.method else { return .initial }
        var evaluator = Evaluator(project: project, hierarchy: hierarchy)
        guard let identifier = try? evaluator.string(expression, in: ExpressionContext(file: site.file)) else { return nil }
        if !dialect.callsSayIdentifier { locals.formUnion(evaluator.locals) }
        return .identifier(identifier.value)
    }

    private func targetClass(of use: ResultUse, at site: Site, _ result: AnalyzedSite) throws(Obstacle) -> Int {
        guard let name = use.className else { return try drawnClass(result) }
        return try TargetClassReader(project: project).target(named: name, site: site)
    }

    /// The class that only the Interface Builder file names.
    private func drawnClass(_ result: AnalyzedSite) throws(Obstacle) -> Int {
        guard case .scene(let made, let evidence) = result.scene else { throw classUnknown(result) }
        switch made {
        case .project(let type): return type
        case .system(let name):
            let fact = evidence.first.map { "\($0.fact)" } ?? "the storyboard draws a '\(name)'"
            throw Obstacle(SystemClass.isContainer(name) && result.key == .initial ? .initialIsContainer : .systemClass, fact)
        case .unknown(let name):
            if project.objectiveCClasses.contains(name) {
                throw Obstacle(.objcClass, "the storyboard draws a '\(name)', an Objective-C class")
            }
            throw Obstacle(.classNotFound, "the storyboard draws a '\(name)', which no Swift source of the project declares")
        case .misplaced(let type, let why):
            let subject = result.key.map { "\($0.description) is a" } ?? "the storyboard draws a"
            throw Obstacle(.moduleMismatch, "\(subject) '\(project.types.all[type].name)': \(why)")
        }
    }

    private func classUnknown(_ result: AnalyzedSite) -> Obstacle {
        if case .evidence(let why) = result.use?.need { return Obstacle(.classUnknown, why) }
        return Obstacle(.classUnknown, "neither the sources nor a storyboard say which class this makes")
    }

    private func compare(_ result: inout AnalyzedSite) {
        guard let target = result.target, let key = result.key, case .scene(let made, _) = result.scene else { return }
        let match = SceneFinder(project: project, file: result.file).match(made, key, with: target, hierarchy: hierarchy)
        result.match = match
        guard case .mismatch(let obstacle) = match else { return }
        result.crash = obstacle
        result.meet(obstacle)
    }

    /// A cast to one of UIKit's own classes can be as wrong as one to the project's.
    private func compareSystemClass(_ site: Site, _ result: inout AnalyzedSite) {
        guard let name = result.use?.className.map(project.outline(site.file).typeName), let key = result.key,
            case .scene(let made, _) = result.scene
        else { return }
        let finder = SceneFinder(project: project, file: site.file)
        if let obstacle = finder.mismatch(made, key, withSystemClass: name, hierarchy: hierarchy) { result.crash = obstacle }
    }

    /// Why the storyboard of a generic helper cannot be known: that it is one, which says more than that its name is computed.
    private func genericObstacle(to site: Site) -> Obstacle? {
        if isSelfOfMany(site) { return Obstacle(.genericContext, "'self' may be a subclass here") }
        do {
            if let name = try ResultUseReader(site, in: project).use().className {
                _ = try TargetClassReader(project: project).target(named: name, site: site)
            }
        } catch { return error.reason == .genericContext ? error : nil }
        return nil
    }

    /// `as! Self` in a class that has subclasses, where the storyboard depends on which of them is meant.
    private func isSelfOfMany(_ site: Site) -> Bool {
        guard let name = try? ResultUseReader(site, in: project).use().className, project.outline(site.file).typeName(name) == "Self" else {
            return false
        }
        return project.enclosingClass(of: site.nameIndex, in: site.file).map { hierarchy.hasSubclasses($0) } ?? false
    }

    /// `as! Self` in a class that has subclasses, with an identifier that depends on which of them is meant.
    private func identifierOfMany(_ site: Site, _ result: AnalyzedSite) -> Obstacle? {
        let outline = project.outline(site.file)
        guard case .identifier(let expression, _) = site.method, let target = result.target, hierarchy.hasSubclasses(target),
            result.use?.className.map(outline.typeName) == "Self",
            expression.contains(where: { outline.tokens.is($0, "self") || outline.tokens.is($0, "Self") })
        else { return nil }
        return Obstacle(.genericContext, "the identifier is another one in each subclass")
    }
}

extension Outline {
    /// Whether a place is in a function that declares a dialect's call: in an extension of its protocol, or of UIKit's class.
    func isInDeclaration(of dialect: Dialect, _ place: Int) -> Bool {
        guard let around = type(around: place), types[around].kind == .extension else { return false }
        guard let receiver = dialect.fixedReceiver else { return types[around].name == dialect.protocolName }
        return types[around].name == receiver
            && functions.contains { function in
                guard let open = function.bodyOpen, let close = function.bodyClose else { return false }
                return (open..<close).contains(place) && function.modifiers.isStatic
                    && dialect.functions.values.contains { $0.name == function.name && $0.labels == function.parameters.map(\.label) }
            }
    }

    /// `UIStoryboard.instantiateViewController()`, which UIKit does not have.
    fileprivate func isCall(of dialect: Dialect, _ place: Int) -> Bool {
        tokens.kind(place - 1) == .period && tokens.kind(place + 1) == .leftParen && tokens.kind(place + 2) == .rightParen
            && name(place - 2) == dialect.fixedReceiver && tokens.kind(place - 3) != .period
    }
}
