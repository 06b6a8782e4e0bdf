/// The one storyboard and bundle that a class must name, as its sites ask.
struct ClassNeed: Sendable, Hashable {
    let name: KnownString
    let bundle: KnownBundle
}

/// What the sites of each class need together (SEMANTICS.md 3.3, "one name, one bundle per class").
struct ClassNeeds: Sendable {
    /// By index into `TypeTable.all`. A class whose sites do not agree on a storyboard by majority, or on a bundle, has none.
    private(set) var needs: [Int: ClassNeed] = [:]
    private(set) var storyboards: [Int: [String: Int]] = [:]
    private var hasManyBundles: Set<Int> = []

    /// Every site whose class and storyboard are known counts, whatever becomes of it.
    init(_ sites: [AnalyzedSite], project: Project) {
        var byClass: [Int: [KnownStoryboard]] = [:]
        for site in sites {
            if let target = site.target, let storyboard = site.storyboard { byClass[target, default: []].append(storyboard) }
        }
        for (type, found) in byClass { decide(type, found, in: project) }
    }

    private mutating func decide(_ type: Int, _ found: [KnownStoryboard], in project: Project) {
        let counts = Dictionary(grouping: found, by: \.name.value).mapValues(\.count)
        storyboards[type] = counts
        let bundles = Set(found.map { project.canonical($0.bundle, for: type) })
        guard bundles.count == 1, let bundle = bundles.first else {
            hasManyBundles.insert(type)
            return
        }
        guard let most = counts.values.max(), counts.values.count(where: { $0 == most }) == 1,
            let name = found.first(where: { counts[$0.name.value] == most })?.name
        else { return }
        let spelled = found.map(\.name).first { $0.value == name.value && $0.spelling != nil }
        needs[type] = ClassNeed(name: spelled ?? name, bundle: bundle)
    }

    /// Why a site of a class cannot have what it needs; nil if it can.
    func obstacle(for site: AnalyzedSite, in project: Project) -> Obstacle? {
        guard let type = site.target, let storyboard = site.storyboard else { return nil }
        let name = project.types.all[type].name
        if hasManyBundles.contains(type) {
            return Obstacle(.classInManyBundles, "'\(name)' is made from several bundles")
        }
        guard let need = needs[type], need.name.value == storyboard.name.value else {
            let list = (storyboards[type] ?? [:]).sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.key) (\($0.value))" }
            return Obstacle(.classInManyStoryboards, "'\(name)' is made from several storyboards: \(list.joined(separator: ", "))")
        }
        return nil
    }
}

extension Project {
    /// A bundle as a class says it: that of another class of the same modules is the class's own.
    func canonical(_ bundle: KnownBundle, for type: Int) -> KnownBundle {
        guard case .ofClass(let other) = bundle, types.all[other].modules == types.all[type].modules else { return bundle }
        return .ofClass(type)
    }
}
