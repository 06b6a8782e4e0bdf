/// An option of the command line: its name, its help, and what it does to the arguments. `allOptions` is the only list.
struct Option: Sendable {
    typealias Update = @Sendable (inout Arguments, String) throws(UsageError) -> Void

    /// With its dashes.
    let name: String
    let shortName: String?
    /// How the help calls the value; nil for an option without one.
    let valueName: String?
    /// The commands that take it, besides a run without one.
    let commands: [Command]
    /// Lines of help, each short enough for a terminal of 100 columns.
    let help: [String]
    /// Gets the value, or an empty text.
    let update: Update

    init(_ name: String, in commands: [Command] = [], help: String, set flag: @escaping @Sendable (inout Arguments) -> Void) {
        self.name = name
        shortName = nil
        valueName = nil
        self.commands = commands
        self.help = [help]
        update = { arguments, _ in flag(&arguments) }
    }

    init(_ name: String, _ valueName: String, in commands: [Command] = [], help: String..., update: @escaping Update) {
        self.name = name
        shortName = nil
        self.valueName = valueName
        self.commands = commands
        self.help = help
        self.update = update
    }

    /// One that every command takes.
    init(_ name: String, shortName: String, help: String, set flag: @escaping @Sendable (inout Arguments) -> Void) {
        self.name = name
        self.shortName = shortName
        valueName = nil
        commands = Command.allCases
        self.help = [help]
        update = { arguments, _ in flag(&arguments) }
    }
}
