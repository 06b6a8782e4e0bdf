/// A target of an Xcode project and what it compiles.
package struct ProjectTarget: Hashable, Sendable {
    package let name: String
    /// In the configuration that a build without a choice uses. Where the settings refer to what is not in the project
    /// file, the target's name stands for it.
    package let moduleName: String
    /// For instance `com.apple.product-type.application`.
    package let productType: String?
    /// The Swift files that are listed one by one, relative to the project's root.
    package let members: Set<String>
    package let synchronizedFolders: [SynchronizedFolder]
    /// `SWIFT_VERSION`, a language mode; the lowest of the configurations.
    package let swiftVersion: Version?
    /// `IPHONEOS_DEPLOYMENT_TARGET`; the lowest of the configurations.
    package let deploymentTarget: Version?
    /// Whether `SWIFT_DEFAULT_ACTOR_ISOLATION` is `MainActor` in every configuration.
    package let isolatesToMainActor: Bool
    /// Names of the targets of the project and of the package products that it depends on.
    package let dependencies: [String]

    package var isTest: Bool { productType?.contains("-test") ?? false }
}
