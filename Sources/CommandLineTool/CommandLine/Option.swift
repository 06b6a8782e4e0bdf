/// An option of the command line: its name, its help, and what it does to the arguments. `allOptions` is the only list.
struct Option: Sendable {
    typealias Update = @Sendable (inout Arguments, String) throws(UsageError) -> Void

    /// With its dashes.
    let name: String
    let shortName: String?
    /// How the help calls the value; nil for an option without one.
    let valueName: String?
    /// Lines of help, each short enough for a terminal of 100 columns.
    let help: [String]
    /// Gets the value, or an empty text.
    let update: Update

    init(_ name: String, shortName: String? = nil, help: String..., set flag: @escaping @Sendable (inout Arguments) -> Void) {
        self.name = name
        self.shortName = shortName
        self.valueName = nil
        self.help = help
        self.update = { arguments, _ in flag(&arguments) }
    }

    init(_ name: String, _ valueName: String, help: String..., update: @escaping Update) {
        self.name = name
        self.shortName = nil
        self.valueName = valueName
        self.help = help
        self.update = update
    }
}
