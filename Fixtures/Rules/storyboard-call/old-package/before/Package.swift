// swift-tools-version:5.3
import PackageDescription

let package = Package(
    name: "Books",
    targets: [
        .target(name: "Screens"),
    ]
)
