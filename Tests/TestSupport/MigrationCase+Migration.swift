import Migration
import SourceText

extension MigrationCase {
    /// The project before its migration as the migration reads it; every file may be edited but for those in `unedited.txt`.
    package var input: MigrationInput {
        func files(where isWanted: (String) -> Bool) -> [SourceFile] {
            before.filter { isWanted($0.path) }
        }
        func isBuildFile(_ path: String) -> Bool {
            path.hasSuffix("project.pbxproj") || path.hasSuffix("project.yml") || path.split(separator: "/").last == "Package.swift"
        }
        return MigrationInput(
            swiftFiles: files { $0.hasSuffix(".swift") && !isBuildFile($0) }.map { InputFile(source: $0, access: access(to: $0.path)) },
            buildFiles: files(where: isBuildFile).map { InputFile(source: $0, access: .editable) },
            headers: files { $0.hasSuffix(".h") },
            interfaceFiles: files { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.map(LazyFile.init),
            implementationFiles: files { $0.hasSuffix(".m") }.map(LazyFile.init)
        )
    }

    private func access(to path: String) -> InputFile.Access {
        switch unedited.first(where: { $0.hasSuffix(" \(path)") })?.prefix(while: { $0 != " " }) {
        case "outside-path": .outsidePath
        case "ignored": .ignored
        case "generated": .generated
        default: .editable
        }
    }

    /// What `options.txt` says, as far as it concerns the migration itself.
    package var migrationOptions: MigrationOptions {
        var result = MigrationOptions()
        for (option, value) in zip(options, options.dropFirst() + [""]) {
            switch option {
            case "--unsafe": result.appliesUnsafe = true
            case "--explicit-names": result.explicitNames = true
            case "--deprecate-factories": result.deprecatesFactories = true
            case "--conformance": result.conformance = .init(rawValue: value) ?? result.conformance
            case "--isolation": result.isolation = .init(rawValue: value) ?? result.isolation
            case "--protocol-name": result.protocolName = value
            case "--nib-protocol-name": result.nibProtocolName = value
            case "--adopt": result.adopted.append(value)
            case "--dialect": result.use(Dialect.builtIn.filter { $0.name == value })
            case "--declaration-file": result.declaration = .newFile(value)
            case "--declare-in": result.declaration = .existingFile(value)
            case "--no-declaration": result.declaration = .none
            default: break
            }
        }
        // What cannot be adopted shows: the migration is another one then.
        try? result.adoptProtocols(of: input)
        return result
    }
}

extension LazyFile {
    /// A file that is at hand already.
    package init(_ file: SourceFile) {
        self.init(path: file.path) { .success(file.bytes) }
    }
}
