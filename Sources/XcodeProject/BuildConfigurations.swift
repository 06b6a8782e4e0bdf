/// The settings of a target in each of its configurations.
struct BuildConfigurations {
    private let settings: [BuildSettings]
    /// The one that a build without a choice uses.
    private let standard: BuildSettings?

    init(named: [(name: String, settings: BuildSettings)], standardName: String?) {
        settings = named.map(\.settings)
        standard = named.first { $0.name == standardName }?.settings ?? settings.first
    }

    func standardValue(_ name: String) -> String? { standard?[name] }

    /// The lowest of the versions that the configurations set: code must compile in each.
    func lowestVersion(_ name: String) -> Version? {
        settings.compactMap { $0[name].flatMap { Version($0) } }.min()
    }

    /// Whether every configuration sets the value.
    func all(_ name: String, are value: String) -> Bool {
        !settings.isEmpty && settings.allSatisfy { $0[name] == value }
    }
}
