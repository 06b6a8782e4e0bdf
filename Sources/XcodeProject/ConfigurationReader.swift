/// Reads the configurations of the targets of a project.
struct ConfigurationReader {
    let objects: ProjectObjects
    let locations: FileLocations
    let files: ConfigurationFiles
    let project: ProjectObject
    let projectName: String

    func configurations(of target: ProjectObject) -> BuildConfigurations {
        let shared = Dictionary(levels(of: project)) { $1 }
        let defaults = [
            "TARGET_NAME": target["name"] ?? "", "PROJECT_NAME": projectName, "PRODUCT_NAME": "$(TARGET_NAME)",
            "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
        ]
        let named = levels(of: target).map { name, levels in
            (name, BuildSettings(levels: levels + (shared[name] ?? []) + [defaults]))
        }
        let standard = objects[target["buildConfigurationList"]]?["defaultConfigurationName"]
        return BuildConfigurations(named: named, standardName: standard)
    }

    /// By name of the configuration: its own settings, then those of the file it stands on.
    private func levels(of object: ProjectObject) -> [(String, [[String: String]])] {
        guard let list = objects[object["buildConfigurationList"]] else { return [] }
        return objects.list("buildConfigurations", of: list).map { configuration in
            let entries = configuration.fields["buildSettings"]?.entries ?? []
            let values = entries.compactMap { entry in entry.value.string.map { (entry.key, $0) } }
            let base = basePath(of: configuration).map { files.settings(at: $0) } ?? [:]
            return (configuration["name"] ?? "", [Dictionary(values) { $1 }, base])
        }
    }

    /// A file reference or, since Xcode 16, a path below a synchronised folder.
    private func basePath(of configuration: ProjectObject) -> String? {
        if let reference = configuration["baseConfigurationReference"] { return locations[reference] }
        guard let folder = configuration["baseConfigurationReferenceAnchor"].flatMap({ locations[$0] }) else { return nil }
        return configuration["baseConfigurationReferenceRelativePath"].flatMap { RelativePath.join(folder, $0) }
    }
}
