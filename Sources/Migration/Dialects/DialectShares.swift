/// Which of several dialects each site is for: one that has a call for initial view controllers, say, and one that has a call for
/// scenes with an identifier.
///
/// A class can conform to one of them only, since both give it members of the same names; so can a class and one above it.
struct DialectShares {
    /// In order of place, with the index of the dialect.
    private(set) var sites: [(site: AnalyzedSite, dialect: Int)]
    private let dialects: [Dialect]
    private let project: Project
    private let hierarchy: ClassHierarchy
    /// The classes that some site makes.
    private let targets: Set<Int>

    init(_ sites: [AnalyzedSite], dialects: [Dialect], in context: RuleContext) {
        self.dialects = dialects
        project = context.project
        hierarchy = context.hierarchy
        targets = dialects.count > 1 ? Set(sites.compactMap(\.target)) : []
        self.sites = sites.map { ($0, 0) }
        guard dialects.count > 1 else { return }
        self.sites = sites.map { ($0, dialect(for: $0) ?? 0) }
        shareClasses()
    }

    func sites(of dialect: Int) -> [AnalyzedSite] {
        sites.filter { $0.dialect == dialect }.map(\.site)
    }

    /// The one whose functions have a call for it.
    private func dialect(for site: AnalyzedSite) -> Int? {
        site.site.flatMap { site in dialects.firstIndex { $0.functions[site.method.made] != nil } }
    }

    private mutating func shareClasses() {
        let made = Dictionary(grouping: sites.indices.filter { sites[$0].site.target != nil }) { root(of: sites[$0].site.target ?? 0) }
        for indices in made.values {
            let chosen = conformed(by: indices) ?? majority(of: indices)
            for index in indices where sites[index].dialect != chosen { leave(index, for: chosen) }
        }
    }

    /// The uppermost class that some site makes, or that conforms, in the line above a class.
    private func root(of type: Int) -> Int {
        hierarchy.ancestors(of: type).last { targets.contains($0) || dialect(of: $0) != nil } ?? type
    }

    /// The dialect that a class conforms to in the source.
    private func dialect(of type: Int) -> Int? {
        dialects.firstIndex { project.conforms(type, to: $0) }
    }

    private func conformed(by indices: [Int]) -> Int? {
        let types = Set(indices.compactMap { sites[$0].site.target }).sorted()
        return types.lazy.flatMap { [$0] + self.hierarchy.ancestors(of: $0) + self.hierarchy.descendants(of: $0) }
            .compactMap { self.dialect(of: $0) }.first
    }

    /// The dialect of most; nil for a tie.
    private func majority(of indices: [Int]) -> Int? {
        let counts = Dictionary(grouping: indices) { sites[$0].dialect }.mapValues(\.count)
        let most = counts.filter { $0.value == counts.values.max() }
        return most.count == 1 ? most.first?.key : nil
    }

    private mutating func leave(_ index: Int, for chosen: Int?) {
        let name = sites[index].site.target.map { project.types.all[$0].name } ?? ""
        let own = dialects[sites[index].dialect].protocolName
        let other = chosen.map { "'\(dialects[$0].protocolName)'" } ?? "another protocol as often"
        let message = "'\(name)' would need '\(own)' here and \(other) elsewhere; it and its relatives can have only one of them"
        sites[index].site.meet(Obstacle(.dialectCannotExpress, message))
    }
}
