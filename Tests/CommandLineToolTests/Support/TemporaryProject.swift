import Foundation

@testable import CommandLineTool

/// A folder of its own for one test, removed with it.
final class TemporaryProject {
    /// Absolute, without links.
    let path: String

    /// For the records of projects outside git.
    static let cacheFolder = FileManager.default.temporaryDirectory
        .appendingPathComponent("sbmigrate-cache-\(ProcessInfo.processInfo.processIdentifier)").path

    init() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sbmigrate-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        path = try resolvedPath(folder.path)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
        try? FileManager.default.removeItem(atPath: joined(Self.cacheFolder, "sbmigrate") + path)
    }

    func absolute(_ relative: String) -> String {
        joined(path, relative)
    }

    func write(_ text: String, to relative: String) throws {
        let file = URL(fileURLWithPath: absolute(relative))
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// An empty file at each path.
    func write(_ paths: [String]) throws {
        for path in paths { try write("", to: path) }
    }

    func text(of relative: String) throws -> String {
        String(decoding: try FileReader.bytes(ofFile: absolute(relative)), as: UTF8.self)
    }

    func exists(_ relative: String) -> Bool {
        fileKind(absolute(relative)) != nil
    }

    /// A script for `/bin/sh`.
    func writeProgram(_ script: String, to relative: String) throws {
        try write("#!/bin/sh\n" + script, to: relative)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: absolute(relative))
    }

    func mode(of relative: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: absolute(relative))[.posixPermissions] as? Int
    }

    func link(_ relative: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: absolute(relative), withDestinationPath: target)
    }

    func makeFolder(_ relative: String) throws {
        try FileManager.default.createDirectory(atPath: absolute(relative), withIntermediateDirectories: true)
    }

    /// A repository in a folder of the project, all that it holds committed.
    func commitAll(in folder: String = "") throws {
        try git("init", "-q", in: folder)
        try git("add", "-A", in: folder)
        try git("commit", "-q", "--allow-empty", "-m", "All", in: folder)
    }

    @discardableResult
    func git(_ arguments: String..., in folder: String = "") throws -> String {
        let identity = ["-c", "user.name=Tester", "-c", "user.email=tester@example.invalid", "-c", "protocol.file.allow=always"]
        guard let git = Git(.test(in: path)) else { throw GitFailure(message: "git was not found") }
        return String(decoding: try git.output(of: identity + arguments, in: absolute(folder)), as: UTF8.self)
    }
}

extension Surroundings {
    /// Git as a fresh user has it.
    static func test(in folder: String, path: String? = nil, adding extra: [String: String] = [:]) -> Surroundings {
        let searchPath = path ?? ProcessInfo.processInfo.environment["PATH"] ?? ""
        let environment = [
            "PATH": searchPath, "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null",
            "XDG_CACHE_HOME": TemporaryProject.cacheFolder,
        ]
        return Surroundings(environment: environment.merging(extra) { $1 }, currentDirectory: folder, processors: 2)
    }
}
