/// Puts the targets of a project together from its objects.
struct TargetReader {
    private let tree: ProjectTree
    private let configurations: ConfigurationReader
    private let objects: ProjectObjects
    private let members: MemberReader

    init(path: String, tree: ProjectTree, configurationFiles: ConfigurationFiles) {
        self.tree = tree
        objects = tree.objects
        members = MemberReader(objects: tree.objects, locations: tree.locations)
        let bundle = RelativePath.parent(of: path) ?? ""
        let projectName = String(RelativePath.lastComponent(of: bundle).dropLast(".xcodeproj".count))
        configurations = ConfigurationReader(
            objects: tree.objects, locations: tree.locations, files: configurationFiles, projectName: projectName
        ).sharing(settingsOf: tree.project)
    }

    var lastUpgradeCheck: Int? {
        objects.fields("attributes", of: tree.project)?["LastUpgradeCheck"]?.string.flatMap { Int($0) }
    }

    var targets: [ProjectTarget] {
        tree.nativeTargets.map(target)
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
