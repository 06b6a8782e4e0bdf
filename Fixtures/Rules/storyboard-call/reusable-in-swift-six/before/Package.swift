// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "App",
    dependencies: [.package(url: "https://example.com/Reusable.git", from: "4.1.0")],
    targets: [.target(name: "App", dependencies: [.product(name: "Reusable", package: "Reusable")])]
)
