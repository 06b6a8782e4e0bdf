/// An undo as it was asked for.
struct UndoRequest: Sendable {
    /// As it was typed: a path in the project that was edited.
    let path: String
    let isDryRun: Bool

    init(_ arguments: Arguments) throws(UsageError) {
        if arguments.operands.count > 1 { throw .unexpectedArgument(arguments.operands[1], command: Command.undo.rawValue) }
        path = arguments.paths[0]
        isDryRun = arguments.dryRun
    }
}
