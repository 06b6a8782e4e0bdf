// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Legal",
    targets: [
        .target(name: "One"),
        .target(name: "Two"),
        .target(name: "App", dependencies: ["One", "Two"]),
    ]
)
