import Migration
import SourceText

extension MigrationInput {
    /// A project's files as a migration reads them, each for what its name says; files of other names are left out.
    ///
    /// - Parameter files: sorted by path.
    package init(files: [SourceFile], access: (String) -> InputFile.Access = { _ in .editable }) {
        func ending(in suffixes: String...) -> [SourceFile] {
            files.filter { file in suffixes.contains { file.path.hasSuffix($0) } }
        }
        self.init(
            swiftFiles: ending(in: ".swift").filter { !Self.isBuildFile($0.path) }.map {
                InputFile(source: $0, access: access($0.path))
            },
            buildFiles: files.filter { Self.isBuildFile($0.path) }.map { InputFile(source: $0, access: .editable) },
            headers: ending(in: ".h"), interfaceFiles: ending(in: ".storyboard", ".xib").map(LazyFile.init),
            implementationFiles: ending(in: ".m").map(LazyFile.init))
    }

    private static func isBuildFile(_ path: String) -> Bool {
        path.hasSuffix("project.pbxproj") || path.hasSuffix("project.yml") || path.split(separator: "/").last == "Package.swift"
    }
}

extension MigrationOptions {
    /// What a command line says of the migration of a project, as far as it concerns the migration itself.
    package init(arguments: [String], for input: MigrationInput) {
        self.init()
        for (option, value) in zip(arguments, arguments.dropFirst() + [""]) {
            switch option {
            case "--unsafe": appliesUnsafe = true
            case "--explicit-names": explicitNames = true
            case "--deprecate-factories": deprecatesFactories = true
            case "--conformance": conformance = .init(rawValue: value) ?? conformance
            case "--isolation": isolation = .init(rawValue: value) ?? isolation
            case "--protocol-name": protocolName = value
            case "--nib-protocol-name": nibProtocolName = value
            case "--adopt": adopted.append(value)
            case "--dialect": use(Dialect.builtIn.filter { $0.name == value })
            case "--declaration-file": declaration = .newFile(value)
            case "--declare-in": declaration = .existingFile(value)
            case "--no-declaration": declaration = .none
            default: break
            }
        }
        // What cannot be adopted shows: the migration is another one then.
        try? adoptProtocols(of: input)
    }
}

extension LazyFile {
    /// A file that is at hand already.
    package init(_ file: SourceFile) {
        self.init(path: file.path) { .success(file.bytes) }
    }
}
