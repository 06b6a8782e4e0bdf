import Migration

extension Arguments {
    /// Reads the arguments that follow the name of the program. `--` ends the options.
    init(parsing words: [String]) throws(UsageError) {
        self.init()
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                operands += rest
                rest = []
            } else {
                try read(word, rest: &rest)
            }
        }
        guard !operands.contains("") else { throw .emptyPath }
        if config != nil, noConfig { throw .contradiction("--config", "--no-config") }
    }

    private mutating func read(_ word: String, rest: inout ArraySlice<String>) throws(UsageError) {
        if word == "-" { throw .standardInput }
        if word.hasPrefix("-") { return try readOption(word, rest: &rest) }
        if command == nil, operands.isEmpty, let named = Command(rawValue: word) {
            command = named
        } else {
            operands.append(word)
        }
    }

    private mutating func readOption(_ word: String, rest: inout ArraySlice<String>) throws(UsageError) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let option = allOptions.first(where: { $0.name == parts[0] || $0.shortName == parts[0] }) else {
            throw .unknownOption(parts[0], nearest: nearestName(to: parts[0], in: allOptions.map(\.name)))
        }
        given.append(option.name)
        guard let valueName = option.valueName else {
            guard parts.count == 1 else { throw .unexpectedValue(option: option.name) }
            return try option.update(&self, "")
        }
        let value = parts.count == 2 ? parts[1] : try nextValue(in: &rest, option: option.name, valueName: valueName)
        guard !value.isEmpty else { throw .missingValue(option: option.name, valueName: valueName) }
        try option.update(&self, value)
    }

    /// The next word, unless it looks like an option: its value was forgotten then (`--patch=--odd` is possible).
    private func nextValue(in rest: inout ArraySlice<String>, option: String, valueName: String) throws(UsageError) -> String {
        guard let value = rest.first, !value.hasPrefix("-") else { throw .missingValue(option: option, valueName: valueName) }
        rest.removeFirst()
        return value
    }
}
