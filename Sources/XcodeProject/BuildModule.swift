/// A module that the project builds.
package struct BuildModule: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// A target of the package whose manifest has this path.
        case swiftPackage(manifestPath: String)
        /// A target of the project file with this path; a file below one of the folders needs no entry in it.
        case xcodeTarget(projectPath: String, synchronizedFolders: [String])
    }

    package let name: String
    package let kind: Kind
    /// The folder that holds the sources, or most of what they share, relative to the project's root.
    package let folder: String
    package let isTest: Bool
    package let product: Product
    /// Whether `BuildModel.modules(bundling:)` names the module for all its interface files and for no other; false if,
    /// for instance, its manifest computes them.
    package let knowsResources: Bool
    /// Of a package.
    package let toolsVersion: Version?
    /// The language mode: `SWIFT_VERSION`, or the package's.
    package let swiftVersion: Version?
    /// The lowest iOS.
    package let deploymentTarget: Version?
    /// Of an Xcode project: 1330 for 13.3.
    package let lastUpgradeCheck: Int?
    /// Whether code without an annotation is isolated to the main actor.
    package let isolatesToMainActor: Bool
    /// Names of targets and of package products.
    package let dependencies: [String]
}

extension BuildModule {
    init(_ target: ProjectTarget, of project: ProjectFile) {
        let folders = target.synchronizedFolders.map(\.path)
        name = target.moduleName
        kind = .xcodeTarget(projectPath: project.path, synchronizedFolders: folders)
        folder = folders.first ?? RelativePath.commonFolder(of: target.members) ?? ""
        isTest = target.isTest
        product = Product(target)
        knowsResources = target.knowsInterfaceFiles
        toolsVersion = nil
        swiftVersion = target.swiftVersion
        deploymentTarget = target.deploymentTarget
        lastUpgradeCheck = project.lastUpgradeCheck
        isolatesToMainActor = target.isolatesToMainActor
        dependencies = target.dependencies
    }

    init(_ target: PackageTarget, in folder: String, of manifest: PackageManifest) {
        name = target.moduleName
        kind = .swiftPackage(manifestPath: manifest.path)
        self.folder = folder
        isTest = target.kind == .testTarget
        product = .package
        knowsResources = target.knowsResources || !manifest.mayHaveResources
        toolsVersion = manifest.toolsVersion
        swiftVersion = target.swiftVersion ?? manifest.swiftVersion
        deploymentTarget = manifest.deploymentTarget
        lastUpgradeCheck = nil
        isolatesToMainActor = target.isolatesToMainActor
        dependencies = target.dependencies
    }

    /// The module that a folder of a package stands for by convention, when the manifest computes its targets.
    init(name: String, in folder: String, isTest: Bool, of manifest: PackageManifest) {
        self.name = ModuleName.identifier(from: name)
        kind = .swiftPackage(manifestPath: manifest.path)
        self.folder = folder
        self.isTest = isTest
        product = .package
        knowsResources = false
        toolsVersion = manifest.toolsVersion
        swiftVersion = manifest.swiftVersion
        deploymentTarget = manifest.deploymentTarget
        lastUpgradeCheck = nil
        isolatesToMainActor = false
        dependencies = []
    }
}
