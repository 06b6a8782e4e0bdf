import Migration
import SourceText

/// A project in one run of bytes: a line `==== path` before each file's bytes.
struct PackedProject {
    let files: [SourceFile]

    init(_ bytes: [UInt8]) {
        var files: [String: [UInt8]] = [:]
        var path = "A.swift"
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            if line.starts(with: "==== ".utf8) {
                path = String(decoding: line.dropFirst(5), as: UTF8.self)
            } else {
                files[path, default: []] += line + [UInt8(ascii: "\n")]
            }
        }
        self.files = files.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, bytes: $0.value) }
    }

    var input: MigrationInput {
        func ending(in suffixes: String...) -> [SourceFile] { files.filter { file in suffixes.contains { file.path.hasSuffix($0) } } }
        let builds = ending(in: "Package.swift", "project.pbxproj")
        return MigrationInput(
            swiftFiles: ending(in: ".swift").filter { !$0.path.hasSuffix("Package.swift") }.map {
                InputFile(source: $0, access: .editable)
            },
            buildFiles: builds.map { InputFile(source: $0, access: .editable) }, headers: ending(in: ".h"),
            interfaceFiles: ending(in: ".storyboard", ".xib").map { file in LazyFile(path: file.path) { .success(file.bytes) } },
            implementationFiles: ending(in: ".m").map { file in LazyFile(path: file.path) { .success(file.bytes) } })
    }
}
