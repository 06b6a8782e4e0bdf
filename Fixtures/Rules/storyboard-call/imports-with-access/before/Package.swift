// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Legal",
    targets: [
        .target(name: "Screens"),
        .executableTarget(name: "App", dependencies: ["Screens"]),
    ])
