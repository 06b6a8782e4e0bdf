import Migration

/// What the arguments mean.
enum Invocation: Sendable {
    case help
    case version
    case rules
    case printConfiguration
    /// The codes to explain; none means all.
    case explainCodes([CodeExplanation])
    case explainPlaces(PlaceRequest)
    case check(CheckRequest)
    case undo(UndoRequest)
    case migrate(MigrationRequest)

    /// Throws what contradicts itself or names something unknown. `ruleNames` are those that `--only` and `--skip` may say.
    init(_ arguments: Arguments, ruleNames: [String], processors: Int) throws(UsageError) {
        if arguments.help {
            self = .help
        } else if arguments.version {
            self = .version
        } else {
            let options = try MigrationOptions(arguments, ruleNames: ruleNames, processors: processors)
            let meaning = try Self.meaning(of: arguments, options: options)
            self = arguments.printConfig ? .printConfiguration : meaning
        }
    }

    private static func meaning(of arguments: Arguments, options: MigrationOptions) throws(UsageError) -> Invocation {
        guard let command = arguments.command else { return .migrate(try MigrationRequest(arguments, options: options)) }
        if let stranger = allOptions.first(where: { arguments.given.contains($0.name) && !$0.commands.contains(command) }) {
            throw .optionNotTaken(stranger.name, command: command.rawValue)
        }
        switch command {
        case .rules:
            if let first = arguments.operands.first { throw .unexpectedArgument(first, command: command.rawValue) }
            return .rules
        case .undo: return .undo(try UndoRequest(arguments))
        case .check: return .check(try CheckRequest(arguments, options: options))
        case .explain: return try explanation(of: arguments, options: options)
        }
    }

    private static func explanation(of arguments: Arguments, options: MigrationOptions) throws(UsageError) -> Invocation {
        let operands = arguments.operands
        let places = operands.compactMap(TypedPlace.init)
        guard places.isEmpty else {
            guard places.count == operands.count else { throw .codesAndPlaces }
            return .explainPlaces(PlaceRequest(places, exclude: arguments.exclude, options: options))
        }
        var codes: [CodeExplanation] = []
        for operand in operands { codes.append(try code(operand)) }
        return .explainCodes(codes)
    }

    private static func code(_ typed: String) throws(UsageError) -> CodeExplanation {
        if let explanation = CodeExplanation(code: typed) { return explanation }
        guard !typed.contains("/"), !typed.contains("."), !typed.contains(":") else { throw .notAPlace(typed) }
        throw .unknownReason(typed, nearest: nearestName(to: typed, in: CodeExplanation.all.map(\.code)))
    }
}
