// swift-tools-version:5.7
import PackageDescription

let package = Package(
    name: "Books",
    targets: [
        .target(name: "Screens"),
    ]
)
