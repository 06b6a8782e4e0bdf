import Migration

/// What is asked for by the command line and a configuration file together, and who said what.
struct Settings: Sendable {
    /// With what the file adds.
    let arguments: Arguments
    private let file: ConfigurationFile?

    /// What was typed outdoes the file, value by value. `ruleNames` are those that the file may say.
    /// - Throws: where the file cannot be read, or says what means nothing, be it outdone or not.
    init(_ typed: Arguments, ruleNames: [String], surroundings: Surroundings) throws(ConfigurationError) {
        let file = try ConfigurationFile.found(for: typed, in: surroundings)
        arguments = try file.map { file throws(ConfigurationError) in try Self.completed(typed, by: file, ruleNames) } ?? typed
        self.file = file
    }

    private static func completed(
        _ typed: Arguments, by file: ConfigurationFile, _ ruleNames: [String]
    ) throws(ConfigurationError) -> Arguments {
        var said = Arguments()
        var all = typed
        // What others name is described first.
        for member in file.members.filter({ $0.name == "dialects" }) + file.members.filter({ $0.name != "dialects" }) {
            guard let key = allKeys.first(where: { $0.name == member.name }) else {
                throw .noKey(member.name, at: ConfigurationLine(file: file.path, line: member.line))
            }
            guard member.value.content != .null else { continue }
            let entry = ConfigurationEntry(key: key.name, value: member.value, file: file, ruleNames: ruleNames)
            try key.update(&said, entry)
            if !key.isOutdone(by: typed) { try key.update(&all, entry) }
        }
        return all
    }

    /// The text of `--print-config`: a line for each key, which a configuration file would take, with the origin as its comment.
    var listing: String {
        allKeys.map { "\"\($0.name)\": \($0.show(arguments).json), // \(origin(of: $0))\n" }.joined()
    }

    private func origin(of key: ConfigurationKey) -> String {
        if key.isOutdone(by: arguments) { return "command line" }
        guard let file, let member = file.members.first(where: { $0.name == key.name }) else { return "default" }
        return "\(file.path):\(member.line)"
    }
}
