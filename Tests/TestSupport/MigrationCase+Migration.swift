import Migration

extension MigrationCase {
    /// The project before its migration as the migration reads it; every file may be edited but for those in `unedited.txt`.
    package var input: MigrationInput { MigrationInput(files: before, access: access) }

    /// What `options.txt` says, as far as it concerns the migration itself.
    package var migrationOptions: MigrationOptions { MigrationOptions(arguments: options, for: input) }

    private func access(to path: String) -> InputFile.Access {
        switch unedited.first(where: { $0.hasSuffix(" \(path)") })?.prefix(while: { $0 != " " }) {
        case "outside-path": .outsidePath
        case "ignored": .ignored
        case "generated": .generated
        default: .editable
        }
    }
}
