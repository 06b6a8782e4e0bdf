/// The settings of a target in each of its configurations.
struct BuildConfigurations {
    private let settings: [BuildSettings]
    /// The one that a build without a choice uses.
    private let standard: BuildSettings?

    init(target: ProjectObject, project: ProjectObject, projectName: String, objects: ProjectObjects) {
        let own = Self.configurations(of: target, in: objects)
        let shared = Dictionary(Self.configurations(of: project, in: objects)) { $1 }
        let targetName = target["name"] ?? ""
        let named = own.map { name, values in
            let settings = BuildSettings(
                target: values, project: shared[name] ?? [:], targetName: targetName, projectName: projectName)
            return (name: name, settings: settings)
        }
        let standardName = objects[target["buildConfigurationList"]]?["defaultConfigurationName"]
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

    private static func configurations(of object: ProjectObject, in objects: ProjectObjects) -> [(String, [String: String])] {
        guard let list = objects[object["buildConfigurationList"]] else { return [] }
        return objects.list("buildConfigurations", of: list).map { configuration in
            let entries = configuration.fields["buildSettings"]?.entries ?? []
            let values = entries.compactMap { entry in entry.value.string.map { (entry.key, $0) } }
            return (configuration["name"] ?? "", Dictionary(values) { $1 })
        }
    }
}
