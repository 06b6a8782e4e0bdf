import Foundation

/// One app, migrated in copies: by the patch, and by the run itself.
struct AppCheck {
    let name: String
    let report: Report
    let seconds: Double
    /// Everything that must not be, one line each.
    private(set) var faults: [String] = []

    private let tool: [String]
    private let source: String
    private let patched: String
    private let run: String

    /// - Parameters:
    ///   - tool: the tool's path and the options that it gets.
    ///   - scratch: a folder for the copies, made and removed here.
    init(_ source: String, tool: [String], scratch: String) throws {
        self.source = source
        self.tool = tool
        name = URL(fileURLWithPath: source).lastPathComponent
        patched = scratch + "/patched"
        run = scratch + "/run"
        try Self.copy(source, to: [patched, run])
        defer { try? FileManager.default.removeItem(atPath: scratch) }
        let json = scratch + "/report.json"
        let dry = try Shell(tool + ["--dry-run", "--allow-dirty", "--format", "json=" + json, "."], in: patched)
        seconds = dry.seconds
        report = try JSONDecoder().decode(Report.self, from: try Data(contentsOf: URL(fileURLWithPath: json)))
        guard !dry.output.isEmpty else { return }
        try apply(dry.output, keptAt: scratch + "/all.patch")
        try checkThatTheyAgree()
        try checkThatFilesParse()
        checkComments()
    }

    private static func copy(_ source: String, to folders: [String]) throws {
        for folder in folders {
            try? FileManager.default.removeItem(atPath: folder)
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            // Git's own folder stays behind: the copies are no repositories.
            let copy = try Shell(["sh", "-c", "cp -R \"$0\"/. . && rm -rf .git", source], in: folder)
            guard copy.status == 0 else { throw CocoaError(.fileWriteUnknown) }
        }
    }

    private mutating func apply(_ patch: Data, keptAt file: String) throws {
        try patch.write(to: URL(fileURLWithPath: file))
        let applied = try Shell(["git", "apply", "--whitespace=nowarn", file], in: patched)
        if applied.status != 0 { faults.append("git apply refuses the patch") }
        let written = try Shell(tool + ["--allow-dirty", "."], in: run)
        if ![0, 3].contains(written.status) { faults.append("the run ends with \(written.status)") }
        let second = try Shell(tool + ["--dry-run", "--allow-dirty", "."], in: run)
        if !second.output.isEmpty { faults.append("a second run has edits") }
    }

    private mutating func checkThatTheyAgree() throws {
        let difference = try Shell(["diff", "-rq", "--no-dereference", patched, run], in: source)
        if difference.status != 0 { faults.append("the patch and the run differ: " + String(decoding: difference.output, as: UTF8.self)) }
    }

    private mutating func checkThatFilesParse() throws {
        for file in report.files where file.path.hasSuffix(".swift") {
            let didParse = try file.created || Self.parses(file.path, in: source)
            if didParse, try !Self.parses(file.path, in: run) { faults.append("\(file.path) does not parse any more") }
        }
    }

    private static func parses(_ path: String, in folder: String) throws -> Bool {
        try Shell(["swiftc", "-frontend", "-parse", path], in: folder).status == 0
    }

    private mutating func checkComments() {
        let edited = report.files.filter { !$0.created && $0.path.hasSuffix(".swift") }.map(\.path)
        let removesFactories = report.decisions.contains { $0.rule == "view-controller-factory" && $0.outcome == "rewrite" }
        let lost = lostComments(contents(edited, in: source), contents(edited, in: run), mayLoseFactories: removesFactories)
        faults += lost.map { "a comment is lost: \($0)" }
    }

    private func contents(_ paths: [String], in folder: String) -> [Data] {
        paths.compactMap { FileManager.default.contents(atPath: folder + "/" + $0) }
    }
}
