/// What a `project.pbxproj` says about targets, members and settings. References that lead nowhere are passed over.
package struct ProjectFile: Sendable {
    /// Relative to the project's root.
    package let path: String
    package let objectVersion: Int?
    /// The Xcode that last checked the project: 1330 for 13.3.
    package let lastUpgradeCheck: Int?
    /// In the order of the project.
    package let targets: [ProjectTarget]
    let list: PropertyList
    /// Nil if there is no project object at all.
    let tree: ProjectTree?

    /// - Parameters:
    ///   - path: the path of the `project.pbxproj`, relative to the project's root.
    ///   - configurationFiles: the `.xcconfig` files of the project; settings in others stay unknown.
    package init(path: String, bytes: [UInt8], configurationFiles: ConfigurationFiles = ConfigurationFiles()) throws(PropertyListError) {
        list = try PropertyList(bytes)
        guard let objects = list.root["objects"] else { throw PropertyListError(line: 1, cause: .missing(key: "objects")) }
        tree = ProjectTree(path: path, objects: ProjectObjects(objects), rootObject: list.root["rootObject"])
        let reader = tree.map { TargetReader(path: path, tree: $0, configurationFiles: configurationFiles) }
        self.path = path
        objectVersion = list.root["objectVersion"]?.string.flatMap { Int($0) }
        lastUpgradeCheck = reader?.lastUpgradeCheck
        targets = reader?.targets ?? []
    }
}
