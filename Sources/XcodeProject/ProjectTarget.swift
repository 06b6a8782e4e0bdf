/// A target of an Xcode project and what it compiles.
package struct ProjectTarget: Hashable, Sendable {
    package let name: String
    /// In the configuration that a build without a choice uses. Where the settings refer to what is not in the project
    /// file, the target's name stands for it.
    package let moduleName: String
    /// For instance `com.apple.product-type.application`.
    package let productType: String?
    /// Whether `MACH_O_TYPE` makes the product static, whatever its type is.
    package let isStatic: Bool
    /// The Swift files that are listed one by one, relative to the project's root.
    package let members: [String]
    /// The storyboards and xibs that are listed one by one, localised ones each, relative to the project's root.
    package let interfaceFiles: [String]
    /// Whether all its interface files are known; false where one of them lies at a place that is not.
    package let knowsInterfaceFiles: Bool
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

    /// Whether the target compiles a Swift file, listed or lying in a folder of its own; also one that is still to be made.
    /// - Parameter path: relative to the project's root.
    package func compiles(_ path: String) -> Bool {
        members.contains(path) || synchronizedFolders.contains { $0.covers(path) }
    }
}
