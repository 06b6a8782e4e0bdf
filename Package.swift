// swift-tools-version: 6.1

import PackageDescription

/// The rooms of the house, lowest floor first. A target may import only what its line names:
/// `MemberImportVisibility` turns a look past it into an error.
let rooms: [(name: String, standsOn: [String])] = [
    ("SourceText", []),
    ("SwiftLexing", ["SourceText"]),
    ("SwiftOutline", ["SourceText", "SwiftLexing"]),
    ("XcodeProject", ["SourceText"]),
    ("InterfaceBuilder", ["SourceText"]),
    ("Patching", ["SourceText"]),
    ("Migration", ["SourceText", "SwiftLexing", "SwiftOutline", "InterfaceBuilder", "XcodeProject", "Patching"]),
    ("CommandLineTool", ["SourceText", "InterfaceBuilder", "XcodeProject", "Patching", "Migration"]),
]

let settings: [SwiftSetting] = [.enableUpcomingFeature("MemberImportVisibility")]

let package = Package(
    name: "sbmigrate",
    platforms: [.macOS(.v13)],
    products: [.executable(name: "sbmigrate", targets: ["sbmigrate"])],
    targets: rooms.map { room in
        .target(name: room.name, dependencies: room.standsOn.map { .byName(name: $0) }, swiftSettings: settings)
    } + [
        .executableTarget(name: "sbmigrate", dependencies: ["CommandLineTool"], swiftSettings: settings),
        .target(
            name: "TestSupport",
            dependencies: rooms.map { .byName(name: $0.name) },
            path: "Tests/TestSupport",
            swiftSettings: settings
        ),
        .testTarget(name: "ArchitectureTests", dependencies: ["TestSupport"], swiftSettings: settings),
        .testTarget(name: "BehaviourTests", dependencies: ["TestSupport", "CommandLineTool"], swiftSettings: settings),
    ]
        + rooms.map { room in
            .testTarget(
                name: room.name + "Tests",
                dependencies: ["TestSupport", .byName(name: room.name)] + room.standsOn.map { .byName(name: $0) },
                swiftSettings: settings
            )
        }
)
