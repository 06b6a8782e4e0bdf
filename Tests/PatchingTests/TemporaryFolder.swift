import Foundation

/// A new folder for one test, which goes with its value.
final class TemporaryFolder {
    /// Free of symbolic links.
    let path: String

    init() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sbmigrate-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        path = folder.resolvingSymlinksInPath().path
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    func write(_ bytes: some Sequence<UInt8>, to name: String) throws {
        let target = URL(fileURLWithPath: path + "/" + name)
        try FileManager.default.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: target)
    }

    /// Nil where there is no file.
    func read(_ name: String) -> [UInt8]? {
        FileManager.default.contents(atPath: path + "/" + name).map { Array($0) }
    }

    /// The names in a folder, sorted.
    func names(in folder: String = "") throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path + "/" + folder).sorted()
    }
}
