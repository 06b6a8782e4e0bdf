/// Reads the configurations of the targets of a project.
struct ConfigurationReader {
    private let objects: ProjectObjects
    private let locations: FileLocations
    private let files: ConfigurationFiles
    private let projectName: String
    /// The project's settings by name of the configuration.
    private var shared: [String: [SettingsLevel]] = [:]

    init(objects: ProjectObjects, locations: FileLocations, files: ConfigurationFiles, projectName: String) {
        self.objects = objects
        self.locations = locations
        self.files = files
        self.projectName = projectName
    }

    /// With the settings that the targets of a project share.
    func sharing(settingsOf project: ObjectID) -> ConfigurationReader {
        var reader = self
        reader.shared = Dictionary(levels(of: project)) { $1 }
        return reader
    }

    func configurations(of target: ObjectID) -> BuildConfigurations {
        let defaults = SettingsLevel.values([
            "TARGET_NAME": objects.string("name", of: target) ?? "", "PROJECT_NAME": projectName, "PRODUCT_NAME": "$(TARGET_NAME)",
            "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
        ])
        let named = levels(of: target).map { name, levels in
            (name, BuildSettings(levels: levels + (shared[name] ?? []) + [defaults]))
        }
        let list = objects.object("buildConfigurationList", of: target)
        return BuildConfigurations(named: named, standardName: objects.string("defaultConfigurationName", of: list))
    }

    /// By name of the configuration: its own settings, then those of the file it stands on.
    private func levels(of object: ObjectID) -> [(String, [SettingsLevel])] {
        guard let list = objects.object("buildConfigurationList", of: object) else { return [] }
        return objects.objects("buildConfigurations", of: list).map { configuration in
            let own = objects.fields("buildSettings", of: configuration).map(SettingsLevel.written)
            let base = basePath(of: configuration).map { SettingsLevel.values(files.settings(at: $0)) }
            return (objects.string("name", of: configuration) ?? "", [own, base].compactMap(\.self))
        }
    }

    /// A file reference or, since Xcode 16, a path below a synchronised folder.
    private func basePath(of configuration: ObjectID) -> String? {
        if objects.has("baseConfigurationReference", in: configuration) {
            return objects.object("baseConfigurationReference", of: configuration).flatMap { locations[$0] }
        }
        guard let anchor = objects.object("baseConfigurationReferenceAnchor", of: configuration) else { return nil }
        guard let folder = locations[anchor] else { return nil }
        return objects.string("baseConfigurationReferenceRelativePath", of: configuration).flatMap { RelativePath.join(folder, $0) }
    }
}
