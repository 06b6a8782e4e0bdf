/// Puts the targets of a project together from its objects.
struct TargetReader {
    private let project: ObjectID
    private let configurations: ConfigurationReader
    private let objects: ProjectObjects
    private let members: MemberReader

    /// Nil if there is no project object at all.
    init?(path: String, objects: ProjectObjects, rootObject: PropertyListValue?, configurationFiles: ConfigurationFiles) {
        let firstProject = objects.all.first { objects.isKind("PBXProject", $0) }
        guard let project = objects.object(rootObject) ?? firstProject else { return nil }
        let bundle = RelativePath.parent(of: path) ?? ""
        let folder = RelativePath.parent(of: bundle) ?? ""
        let sourceRoot = RelativePath.join(folder, objects.string("projectDirPath", of: project) ?? "")
        let locations = FileLocations(objects: objects, mainGroup: objects.object("mainGroup", of: project), sourceRoot: sourceRoot)
        self.project = project
        self.objects = objects
        members = MemberReader(objects: objects, locations: locations)
        let projectName = String(RelativePath.lastComponent(of: bundle).dropLast(".xcodeproj".count))
        configurations = ConfigurationReader(
            objects: objects, locations: locations, files: configurationFiles, projectName: projectName
        ).sharing(settingsOf: project)
    }

    var lastUpgradeCheck: Int? {
        objects.fields("attributes", of: project)?["LastUpgradeCheck"]?.string.flatMap { Int($0) }
    }

    var targets: [ProjectTarget] {
        objects.objects("targets", of: project).filter { objects.isKind("PBXNativeTarget", $0) }.map(target)
    }

    private func target(_ object: ObjectID) -> ProjectTarget {
        let settings = configurations.configurations(of: object)
        let files = members.files(of: object)
        let name = objects.string("name", of: object) ?? ""
        return ProjectTarget(
            name: name,
            moduleName: settings.standardValue("PRODUCT_MODULE_NAME") ?? ModuleName.identifier(from: name),
            productType: objects.string("productType", of: object),
            isStatic: settings.standardValue("MACH_O_TYPE") == "staticlib",
            members: files.swift,
            interfaceFiles: files.interfaces,
            knowsInterfaceFiles: !files.hasInterfaceElsewhere,
            synchronizedFolders: members.folders(of: object),
            swiftVersion: settings.lowestVersion("SWIFT_VERSION"),
            deploymentTarget: settings.lowestVersion("IPHONEOS_DEPLOYMENT_TARGET"),
            isolatesToMainActor: settings.all("SWIFT_DEFAULT_ACTOR_ISOLATION", are: "MainActor"),
            dependencies: dependencies(of: object))
    }

    private func dependencies(of target: ObjectID) -> [String] {
        let targets = objects.objects("dependencies", of: target).compactMap { dependency in
            objects.string("name", of: objects.object("target", of: dependency))
        }
        let products = objects.objects("packageProductDependencies", of: target).compactMap { objects.string("productName", of: $0) }
        return targets + products
    }
}
