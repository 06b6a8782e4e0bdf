import Foundation

/// An app of any size: each fiftieth file is a view controller with a storyboard of its own, the one after it opens it, the rest is
/// ordinary code of about five kilobytes a file. A thousand files make a module.
struct SyntheticApp {
    let folder: String
    let fileCount: Int

    /// Writes the app below the folder, and makes that the root of a git repository in which all is committed.
    /// - Returns: the bytes of its Swift files.
    func write() throws -> Int {
        var bytes = 0
        for start in stride(from: 0, to: fileCount, by: Self.filesOfModule) { bytes += try writeModule(of: start) }
        try put(manifest, at: "Package.swift")
        for words in [["init", "-q"], ["add", "-A"], ["-c", "user.name=scale", "-c", "user.email=scale", "commit", "-qm", "App"]] {
            guard try Measurement(["git"] + words, in: folder).status == 0 else { throw CocoaError(.fileWriteUnknown) }
        }
        return bytes
    }

    /// Files that are not as they were committed.
    func changedFiles() throws -> Int {
        try Measurement(["git", "status", "--porcelain", "--untracked-files=all"], in: folder).output.split(separator: "\n").count
    }

    static let filesOfModule = 1000

    private func writeModule(of start: Int) throws -> Int {
        var bytes = 0
        let module = "Sources/Module\(start / Self.filesOfModule)"
        for number in start..<min(start + Self.filesOfModule, fileCount) {
            let folder = "\(module)/Feature\(number % Self.filesOfModule / 50)"
            switch number % 50 {
            case 0:
                bytes += try put(Self.controller(number), at: "\(folder)/Scene\(number)ViewController.swift")
                try put(Self.storyboard(number), at: "\(folder)/Scene\(number)ViewController.storyboard")
            case 1: bytes += try put(Self.opener(number), at: "\(folder)/Router\(number).swift")
            default: bytes += try put(Self.model(number), at: "\(folder)/Model\(number).swift")
            }
        }
        return bytes
    }

    @discardableResult
    private func put(_ text: String, at path: String) throws -> Int {
        let file = URL(fileURLWithPath: folder + "/" + path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        return text.utf8.count
    }

    private var manifest: String {
        let targets = stride(from: 0, to: fileCount, by: Self.filesOfModule).map { ".target(name: \"Module\($0 / Self.filesOfModule)\")" }
        return """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(name: "App", targets: [\(targets.joined(separator: ", "))])

            """
    }
}

extension SyntheticApp {
    private static func controller(_ number: Int) -> String {
        """
        import UIKit

        final class Scene\(number)ViewController: UIViewController {
            class func viewController() -> Scene\(number)ViewController {
                let storyboard = UIStoryboard(name: "Scene\(number)ViewController", bundle: nil)
                return storyboard.instantiateInitialViewController() as! Scene\(number)ViewController
            }
        \((0..<15).map(member).joined())}

        """
    }

    private static func opener(_ number: Int) -> String {
        """
        import UIKit

        final class Router\(number) {
            /// Shows the scene.
            func open(from source: UIViewController) {
                let storyboard = UIStoryboard(name: "Scene\(number - 1)ViewController", bundle: nil)
                let scene = storyboard.instantiateInitialViewController() as! Scene\(number - 1)ViewController
                source.present(scene, animated: true)
            }

            func again(from source: UIViewController) {
                source.present(Scene\(number - 1)ViewController.viewController(), animated: true)
            }
        \((0..<14).map(member).joined())}

        """
    }

    private static func model(_ number: Int) -> String {
        """
        import Foundation

        struct Model\(number): Codable, Hashable {
            var identifier = \(number)
        \((0..<17).map(member).joined())}

        """
    }

    private static func member(_ number: Int) -> String {
        """

            /// The price of \(number) pieces, as it stands on the invoice (without "discounts").
            func price\(number)(of pieces: [Int], in currency: String = "EUR") -> String {
                let total = pieces.map { $0 * \(number + 1) }.reduce(0, +)
                return total > 0 ? "\\(total) \\(currency)" : "free" // nothing to pay
            }

        """
    }

    private static func storyboard(_ number: Int) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="s1">
            <scenes>
                <scene sceneID="s0">
                    <objects>
                        <viewController id="s1" customClass="Scene\(number)ViewController" customModuleProvider="target" sceneMemberID="viewController"/>
                    </objects>
                </scene>
            </scenes>
        </document>

        """
    }
}
