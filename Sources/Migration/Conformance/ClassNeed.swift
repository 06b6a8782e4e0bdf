import SwiftOutline

/// The one storyboard and bundle that a class must name, as its sites ask.
struct ClassNeed: Sendable, Hashable {
    let name: KnownString
    let bundle: KnownBundle
    /// Where the dialect's calls do not say it; nil too for a class that is only made as initial view controller.
    let identifier: String?
    /// The name must stand in the class even if it is the default: a site casts to `Self`, and subclasses would have a default of their own.
    let mustBeSaid: Bool
}

/// What the sites of each class need together (SEMANTICS.md 3.3, "one name, one bundle per class").
struct ClassNeeds: Sendable {
    /// By index into `TypeTable.all`. A class whose sites do not agree on a storyboard by majority, or on a bundle, has none.
    private(set) var needs: [Int: ClassNeed] = [:]
    private(set) var storyboards: [Int: [String: Int]] = [:]
    private var hasManyBundles: Set<Int> = []
    /// Classes that one above them binds to its own storyboard, bundle or identifier, and how.
    private var bound: [Int: Obstacle] = [:]
    /// Why calls on `Self` in a class would not go on to make the same, for each class below.
    private var unmetBelow: [Int: Obstacle] = [:]
    private let dialect: Dialect
    private var kind: ResourceKind { dialect.resource }
    /// By class, how often each identifier is asked for.
    private var identifiers: [Int: [String: Int]] = [:]

    /// Every site whose class and storyboard are known counts, whatever becomes of it.
    ///
    /// - Parameter planner: knows what a class says already, so that no majority can change it.
    init(_ sites: [AnalyzedSite], project: Project, planner: ConformancePlanner) {
        dialect = planner.dialect
        let hierarchy = planner.hierarchy
        var byClass: [Int: [KnownResource]] = [:]
        var saidBySelf: Set<Int> = []
        for site in sites {
            // A storyboard that is not there makes nothing, so it has no say in what the others need.
            guard let target = site.target, let storyboard = site.opened, site.crash?.reason != planner.dialect.resource.missing else {
                continue
            }
            guard site.site.map({ dialect.functions[$0.method.made] != nil }) ?? true else { continue }
            byClass[target, default: []].append(storyboard)
            if case .identifier(let identifier) = site.key { identifiers[target, default: [:]][identifier, default: 0] += 1 }
            if Self.isOnSelf(site, in: project), hierarchy.hasSubclasses(target) { saidBySelf.insert(target) }
        }
        for (type, found) in byClass {
            let counts = Dictionary(grouping: found, by: \.name.value).mapValues(\.count)
            storyboards[type] = counts
            guard let bundle = Self.commonBundle(of: found, for: type, in: project) else {
                hasManyBundles.insert(type)
                continue
            }
            guard let value = planner.fixed(.name, of: type) ?? Self.majority(of: counts) else { continue }
            let name = found.map(\.name).first { $0.value == value } ?? KnownString(value: value)
            let identifier = dialect.identifier.flatMap { _ in
                planner.fixed(.identifier, of: type)
                    ?? identifiers[type].flatMap { Self.majority(of: $0, else: planner.said(.identifier, of: type)) }
            }
            needs[type] = ClassNeed(name: name, bundle: bundle, identifier: identifier, mustBeSaid: saidBySelf.contains(type))
        }
        // From the root of the hierarchy down: a class that another one binds stays as it is, and binds nobody.
        let depths = saidBySelf.map { (depth: hierarchy.ancestors(of: $0).count, type: $0) }
        for (_, type) in depths.sorted(by: { $0 < $1 }) { bindDescendants(of: type, in: project, planner) }
    }

    private static func isOnSelf(_ site: AnalyzedSite, in project: Project) -> Bool {
        site.use?.className.map { project.outline(site.file).typeName($0) == "Self" } ?? false
    }

    /// `as! Self` in a class makes its subclasses from the same scene: none of them may say another.
    private mutating func bindDescendants(of type: Int, in project: Project, _ planner: ConformancePlanner) {
        guard let need = needs[type] else { return }
        for descendant in planner.hierarchy.descendants(of: type) {
            if planner.says(other: need, of: type, itself: descendant) {
                let name = project.types.all[descendant].name
                unmetBelow[type] = Obstacle(kind.inMany, "'\(name)', a subclass, says another \(kind) itself")
                continue
            }
            guard let own = needs[descendant], let obstacle = difference(between: own, and: need, of: type, in: project) else { continue }
            needs[descendant] = nil
            bound[descendant] = obstacle
        }
    }

    /// Nil where a class that is made by one above it needs what that one says.
    private func difference(between own: ClassNeed, and need: ClassNeed, of type: Int, in project: Project) -> Obstacle? {
        let name = project.types.all[type].name
        if own.name.value != need.name.value { return Obstacle(kind.inMany, "'\(name)' makes it from \(need.name.value) too") }
        if project.canonical(own.bundle, for: type) != project.canonical(need.bundle, for: type) {
            return Obstacle(kind.inMany, "'\(name)' makes it from another bundle")
        }
        guard let identifier = need.identifier, own.identifier ?? identifier != identifier else { return nil }
        return Obstacle(.classHasManyIdentifiers, "'\(name)' makes it by '\(identifier)' too")
    }

    /// The one bundle that all sites mean, in their own words if they agree on those; nil if they mean several.
    private static func commonBundle(of found: [KnownResource], for type: Int, in project: Project) -> KnownBundle? {
        let written = Set(found.map(\.bundle))
        let meant = Set(written.map { project.canonical($0, for: type) })
        guard meant.count == 1 else { return nil }
        return written.count == 1 ? written.first : meant.first
    }

    /// The storyboard or identifier of most sites; for a tie the one that the class has anyway, or nil.
    private static func majority(of counts: [String: Int], else said: String? = nil) -> String? {
        let most = counts.filter { $0.value == counts.values.max() }
        return most.count == 1 ? most.first?.key : said.flatMap { most[$0] == nil ? nil : $0 }
    }

    /// Why a site of a class cannot have what it needs; nil if it can.
    func obstacle(for site: AnalyzedSite, in project: Project) -> Obstacle? {
        guard let type = site.target, let storyboard = site.opened else { return nil }
        let name = project.types.all[type].name
        if hasManyBundles.contains(type) {
            return Obstacle(.classInManyBundles, "'\(name)' is made from several bundles")
        }
        if let obstacle = bound[type] { return obstacle }
        if Self.isOnSelf(site, in: project), let obstacle = unmetBelow[type] { return obstacle }
        guard let need = needs[type], need.name.value == storyboard.name.value else {
            if dialect.member(.name) == nil { return unsaid(.name, "\(needs[type]?.name.value ?? "?").\(kind.fileExtension)", name) }
            if let need = needs[type], storyboards[type]?[need.name.value] == nil {
                return Obstacle(kind.inMany, "'\(name)' conforms already, and opens \(need.name.value).\(kind.fileExtension)")
            }
            let list = (storyboards[type] ?? [:]).sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.key) (\($0.value))" }
            return Obstacle(kind.inMany, "'\(name)' is made from several \(kind)s: \(list.joined(separator: ", "))")
        }
        return identifierObstacle(for: site, type, name)
    }

    /// What the dialect takes for the class, whatever its sites ask for.
    private func unsaid(_ member: WitnessKind, _ value: String, _ name: String) -> Obstacle {
        Obstacle(.dialectCannotExpress, "'\(dialect.protocolName)' lets no class say its \(member), which is \(value) for '\(name)'")
    }

    /// Where the class says its identifier, all sites that ask for one must agree.
    private func identifierObstacle(for site: AnalyzedSite, _ type: Int, _ name: String) -> Obstacle? {
        guard !dialect.callsSayIdentifier, case .identifier = site.site?.method else { return nil }
        guard case .identifier(let identifier) = site.key else {
            return Obstacle(.dialectCannotExpress, "the identifier is known only when the app runs, and a class can say only one")
        }
        guard needs[type]?.identifier != identifier else { return nil }
        if dialect.member(.identifier) == nil { return unsaid(.identifier, "'\(needs[type]?.identifier ?? "?")'", name) }
        let list = (identifiers[type] ?? [:]).sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "'\($0.key)' (\($0.value))" }
        return Obstacle(.classHasManyIdentifiers, "'\(name)' is made by several identifiers: \(list.joined(separator: ", "))")
    }
}
