/// Puts the targets of a project together from its objects.
struct TargetReader {
    private let project: ProjectObject
    private let configurations: ConfigurationReader
    private let objects: ProjectObjects
    private let members: MemberReader

    /// Nil if there is no project object at all.
    init?(path: String, objects: ProjectObjects, rootObject: String?, configurationFiles: ConfigurationFiles) {
        guard let project = objects[rootObject] ?? objects.all.first(where: { $0.isa == "PBXProject" }) else { return nil }
        let bundle = RelativePath.parent(of: path) ?? ""
        let folder = RelativePath.parent(of: bundle) ?? ""
        let sourceRoot = RelativePath.join(folder, project["projectDirPath"] ?? "")
        let locations = FileLocations(objects: objects, mainGroup: project["mainGroup"], sourceRoot: sourceRoot)
        self.project = project
        self.objects = objects
        members = MemberReader(objects: objects, locations: locations)
        configurations = ConfigurationReader(
            objects: objects, locations: locations, files: configurationFiles, project: project,
            projectName: String(RelativePath.lastComponent(of: bundle).dropLast(".xcodeproj".count)))
    }

    var lastUpgradeCheck: Int? {
        project.fields["attributes"]?["LastUpgradeCheck"]?.string.flatMap { Int($0) }
    }

    var targets: [ProjectTarget] {
        objects.list("targets", of: project).filter { $0.isa == "PBXNativeTarget" }.map(target)
    }

    private func target(_ object: ProjectObject) -> ProjectTarget {
        let settings = configurations.configurations(of: object)
        let name = object["name"] ?? ""
        return ProjectTarget(
            name: name,
            moduleName: settings.standardValue("PRODUCT_MODULE_NAME") ?? ModuleName.identifier(from: name),
            productType: object["productType"],
            members: members.files(of: object),
            synchronizedFolders: members.folders(of: object),
            swiftVersion: settings.lowestVersion("SWIFT_VERSION"),
            deploymentTarget: settings.lowestVersion("IPHONEOS_DEPLOYMENT_TARGET"),
            isolatesToMainActor: settings.all("SWIFT_DEFAULT_ACTOR_ISOLATION", are: "MainActor"),
            dependencies: dependencies(of: object))
    }

    private func dependencies(of target: ProjectObject) -> [String] {
        let targets = objects.list("dependencies", of: target).compactMap { objects[$0["target"]]?["name"] }
        let products = objects.list("packageProductDependencies", of: target).compactMap { $0["productName"] }
        return targets + products
    }
}
