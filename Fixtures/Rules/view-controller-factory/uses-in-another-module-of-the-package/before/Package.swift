// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Legal",
    targets: [
        .target(name: "Screens"),
        .executableTarget(name: "App", dependencies: ["Screens"]),
    ])
