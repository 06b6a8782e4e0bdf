// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Books",
    targets: [
        .target(name: "Core"),
        .target(name: "App", dependencies: ["Core"]),
    ]
)
