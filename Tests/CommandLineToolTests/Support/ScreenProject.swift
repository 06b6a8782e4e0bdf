import Foundation

@testable import CommandLineTool

/// A project with many screens, each of which opens the next one, in a repository.
struct ScreenProject {
    let project: TemporaryProject
    let original: [String: [UInt8]]

    init(screens: Int) throws {
        project = try TemporaryProject()
        for number in 0..<screens {
            let name = "Screen\(number)ViewController"
            let next = "Screen\((number + 1) % screens)ViewController"
            try project.write(Self.source(name, opening: next), to: "App/\(number % 7)/\(name).swift")
            try project.write(Self.storyboard(name), to: "App/\(number % 7)/\(name).storyboard")
        }
        try project.commitAll()
        original = try Self.files(below: project.path)
    }

    func files() throws -> [String: [UInt8]] {
        try Self.files(below: project.path)
    }

    /// Of all but git's.
    private static func files(below folder: String) throws -> [String: [UInt8]] {
        var files: [String: [UInt8]] = [:]
        for name in FileManager.default.enumerator(atPath: folder)?.compactMap({ $0 as? String }) ?? [] where !name.hasPrefix(".git/") {
            let path = joined(folder, name)
            if fileKind(path) == .regular { files[name] = try FileReader.bytes(ofFile: path) }
        }
        return files
    }

    private static func source(_ name: String, opening other: String) -> String {
        """
        import UIKit

        final class \(name): UIViewController {
            func next() {
                let storyboard = UIStoryboard(name: "\(other)", bundle: .main)
                let screen = storyboard.instantiateInitialViewController() as! \(other)
                present(screen, animated: true)
            }
        }

        """
    }

    private static func storyboard(_ name: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a-b-c">
            <scenes>
                <scene sceneID="d-e-f">
                    <objects>
                        <viewController id="a-b-c" customClass="\(name)" customModuleProvider="target" sceneMemberID="viewController"/>
                    </objects>
                </scene>
            </scenes>
        </document>

        """
    }
}
