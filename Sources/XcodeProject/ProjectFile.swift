/// What a `project.pbxproj` says about targets, members and settings. References that lead nowhere are passed over.
package struct ProjectFile: Sendable {
    /// Relative to the project's root.
    package let path: String
    package let objectVersion: Int?
    /// The Xcode that last checked the project: 1330 for 13.3.
    package let lastUpgradeCheck: Int?
    /// In the order of the project.
    package let targets: [ProjectTarget]

    /// - Parameters:
    ///   - path: the path of the `project.pbxproj`, relative to the project's root.
    ///   - configurationFiles: the `.xcconfig` files of the project; settings in others stay unknown.
    package init(path: String, bytes: [UInt8], configurationFiles: ConfigurationFiles = ConfigurationFiles()) throws(PropertyListError) {
        let root = try PropertyList(bytes).root
        guard let objects = root["objects"] else { throw PropertyListError(line: 1, cause: .missing(key: "objects")) }
        let reader = TargetReader(
            path: path, objects: ProjectObjects(objects), rootObject: root["rootObject"],
            configurationFiles: configurationFiles)
        self.path = path
        objectVersion = root["objectVersion"]?.string.flatMap { Int($0) }
        lastUpgradeCheck = reader?.lastUpgradeCheck
        targets = reader?.targets ?? []
    }
}
